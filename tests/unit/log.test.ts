import { spawnSync } from 'node:child_process'
import { closeSync, constants, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { openLog } from '../../src/services/log/log.js'
import { eventually } from '../support/site/eventually.js'
import { temporaryFolder } from '../support/site/temporaryFolder.js'

const folder = temporaryFolder()
afterAll(() => folder.remove())

const { O_RDONLY, O_WRONLY, O_NONBLOCK } = constants

const openPipe = (name: string) => {
  const path = join(folder.path, name)
  expect(spawnSync('mkfifo', [path]).status).toBe(0)
  const reader = openSync(path, O_RDONLY | O_NONBLOCK)
  // This end is never closed: the log continues to write, and a later socket could reuse the descriptor.
  const writer = openSync(path, O_WRONLY | O_NONBLOCK)
  const piece = Buffer.alloc(64 * 1024)
  let text = ''
  const read = (): void => {
    for (;;) {
      try {
        text += piece.toString('utf8', 0, readSync(reader, piece))
      } catch {
        return
      }
    }
  }
  return {
    reader,
    writer,
    lines: (): readonly Record<string, unknown>[] => {
      read()
      return text
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line))
    },
  }
}

const longLine = 'x'.repeat(1000)

describe('log', () => {
  test('writes buffered lines in order before flush calls back', async () => {
    const pipe = openPipe('ordered')
    const log = openLog('info', { worker: 2 }, pipe.writer)
    for (let line = 0; line < 20; line += 1) log.info({ line }, longLine)
    log.info('stopped')
    await new Promise<void>((resolve) => log.flush(() => resolve()))
    const lines = pipe.lines()
    expect(lines.map(({ line }) => line)).toEqual([...Array(20).keys(), undefined])
    expect(lines.at(-1)).toMatchObject({ worker: 2, msg: 'stopped' })
  })

  test('writes a single line without a flush', async () => {
    const pipe = openPipe('single')
    openLog('info', {}, pipe.writer).info('listening')
    await eventually(() => expect(pipe.lines()).toHaveLength(1))
  })

  test('drops and counts lines while the consumer is stalled, then reports the count', async () => {
    const pipe = openPipe('stalled')
    const log = openLog('info', {}, pipe.writer)
    const written = 6000
    for (let line = 0; line < written; line += 1) log.info({ line }, longLine)
    let lines = pipe.lines()
    await eventually(() => {
      log.flush()
      lines = pipe.lines()
      expect(lines.at(-1)).toMatchObject({ level: 40, dropped: expect.any(Number) })
    })
    const [report] = lines.slice(-1)
    const stored = lines.slice(0, -1)
    expect(stored.length).toBeGreaterThan(3000)
    expect(stored.map(({ line }) => line)).toEqual([...stored.keys()])
    expect(Number(report?.['dropped'])).toBe(written - stored.length)
  })

  test('aborts a flush after a second when the consumer stays stalled', async () => {
    const pipe = openPipe('held')
    const log = openLog('info', {}, pipe.writer)
    for (let line = 0; line < 500; line += 1) log.info(longLine)
    await new Promise<void>((resolve) => log.flush(() => resolve()))
    expect(pipe.lines().length).toBeLessThan(500)
  })

  test('continues without a log when the consumer has closed the pipe', async () => {
    const pipe = openPipe('closed')
    const log = openLog('info', {}, pipe.writer)
    closeSync(pipe.reader)
    for (let line = 0; line < 6000; line += 1) log.info(longLine)
    await new Promise<void>((resolve) => log.flush(() => resolve()))
  })

  test('continues without a log when the disk is full', async () => {
    const log = openLog('info', {}, openSync('/dev/full', O_WRONLY))
    for (let line = 0; line < 6000; line += 1) log.info(longLine)
    await new Promise<void>((resolve) => log.flush(() => resolve()))
  })
})
