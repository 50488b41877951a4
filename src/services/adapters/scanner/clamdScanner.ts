import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { BaseLogger } from 'pino'
import type { ClamdPlace } from '../../../config/careersConfig.js'
import { second } from '../../../shared/time/durations.js'
import type { Scanner, ScanResult } from './scanner.js'

interface ClamdOptions {
  readonly place: ClamdPlace
  readonly log: Pick<BaseLogger, 'warn'>
  readonly idleTimeoutMs?: number
}

const lengthOf = (chunk: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}

const write = (socket: Socket, bytes: Buffer | string): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()))
  })

/** Sends the INSTREAM command of clamd: each chunk after its length, then an empty chunk. */
const send = async (socket: Socket, content: Readable): Promise<void> => {
  await write(socket, 'zINSTREAM\0')
  for await (const chunk of content) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('The content is not a stream of bytes.')
    await write(socket, lengthOf(chunk))
    await write(socket, chunk)
  }
  await write(socket, Buffer.alloc(4))
}

const ask = async (socket: Socket, content: Readable): Promise<string> => {
  const answer = text(socket)
  // If the file is too long, clamd closes the connection: sending fails, and only the response has the
  // reason.
  const sent = send(socket, content)
  const [outcome] = await Promise.allSettled([answer, sent])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value.replaceAll('\0', '').trim()
}

const read = (answer: string): ScanResult | undefined => {
  if (answer === 'stream: OK') return { state: 'clean' }
  const [, threat] = /^stream: (.+) FOUND$/.exec(answer) ?? []
  return threat === undefined ? undefined : { state: 'infected', threat: threat.slice(0, 100) }
}

/** Opens a scanner that uses clamd. Failures are logged, and the file counts as not scanned. */
export const openClamdScanner = ({
  place,
  log,
  idleTimeoutMs = 30 * second,
}: ClamdOptions): Scanner => ({
  scan: async (content, deadline) => {
    const socket = connect(place)
    const giveUp = (): void => {
      socket.destroy(new Error('clamd did not respond in time.'))
    }
    socket.setTimeout(idleTimeoutMs, giveUp)
    deadline.addEventListener('abort', giveUp, { once: true })
    if (deadline.aborted) giveUp()
    try {
      const answer = await ask(socket, content)
      const result = read(answer)
      if (result !== undefined) return result
      log.warn({ answer: answer.slice(0, 200) }, 'file scan failed')
    } catch (thrown) {
      log.warn({ err: thrown }, 'file scan not completed')
    } finally {
      deadline.removeEventListener('abort', giveUp)
      content.destroy()
      socket.destroy()
    }
    return { state: 'notScanned' }
  },
})
