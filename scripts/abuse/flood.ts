import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'

/** The site, and the address that the abuser connects from: Linux answers for all of 127.0.0.0/8. */
export interface AbuseTarget {
  readonly port: number
  readonly localAddress: string
}

/** What the abuser was answered: how often each status; 0 for a connection that was cut off. */
export type Answers = Map<number, number>

/** A loop that opens and closes 1 000 sockets a millisecond measures the abuser. */
const reopenMs = 20
const host = '127.0.0.1'

const count = (answers: Answers, status: number): void => {
  answers.set(status, (answers.get(status) ?? 0) + 1)
}

export interface FloodRequest {
  readonly path: string
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: Buffer | string
}

/** Asks without end on so many connections, the next as soon as the last is answered. */
export const flood = (
  { port, localAddress }: AbuseTarget,
  answers: Answers,
  requestOf: (turn: number) => FloodRequest,
  connections = 64,
): void => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let turn = 0
  const next = (): void => {
    const { path, method = 'GET', headers = {}, body } = requestOf((turn += 1))
    const again = (status: number): void => {
      count(answers, status)
      setImmediate(next)
    }
    const asked = request({ host, port, localAddress, path, method, headers, agent })
    let isAnswered = false
    asked.once('response', (answer) => {
      isAnswered = true
      answer.resume().once('close', () => again(answer.statusCode ?? 0))
    })
    asked.on('error', () => {
      // One that was answered before its body had left is counted already.
      if (!isAnswered) again(0)
    })
    asked.end(body)
  }
  for (let lane = 0; lane < connections; lane += 1) next()
}

/** Keeps so many connections open, each opened anew when it is closed. */
export const hold = (
  { port, localAddress }: AbuseTarget,
  answers: Answers,
  use: (socket: Socket, turn: number) => void,
  connections: number,
): void => {
  let turn = 0
  const open = (): void => {
    const socket = connect({ port, host, localAddress })
    socket.once('connect', () => use(socket, (turn += 1)))
    socket.resume()
    socket.on('error', () => undefined)
    socket.once('close', () => {
      count(answers, 0)
      setTimeout(open, reopenMs)
    })
  }
  for (let number = 0; number < connections; number += 1) open()
}

/** Sends the same again and again, as fast as it is taken. */
export const pour = (socket: Socket, head: string, piece: string): void => {
  socket.write(head)
  socket.on('drain', () => socket.write(piece))
  socket.write(piece)
}
