import { Writable } from 'node:stream'
import { createLossyDestination } from '../../src/services/lossyDestination.js'

/** A reader that stands still until it is told to go on. */
const startReader = () => {
  const read: string[] = []
  let isStill = true
  let goOn = (): void => undefined
  const stream = new Writable({
    decodeStrings: false,
    write: (line: string, _encoding, done) => {
      read.push(line.trimEnd())
      if (isStill) goOn = done
      else done()
    },
  })
  return {
    stream,
    read,
    goOn: () => {
      isStill = false
      goOn()
    },
  }
}

test('lines that find no room are counted, and told once the log is read again', async () => {
  const { stream, read, goOn } = startReader()
  const log = createLossyDestination(stream, 30)
  for (let line = 0; line < 9; line += 1) log.write(`line ${line}\n`)
  goOn()
  await new Promise(setImmediate)
  const before = read.length
  expect(before).toBeLessThan(9)
  log.write('line 9\n')
  log.write('line 10\n')
  const [next, told = '', last] = read.slice(before)
  expect([next, last]).toEqual(['line 9', 'line 10'])
  expect(JSON.parse(told)).toMatchObject({ level: 40, lost: 9 - before })
})

test('a reader that is gone stops nobody', async () => {
  const { stream } = startReader()
  const log = createLossyDestination(stream)
  stream.destroy(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
  await new Promise(setImmediate)
  expect(() => log.write('line\n')).not.toThrow()
})
