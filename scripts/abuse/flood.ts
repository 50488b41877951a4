import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'

/** Port of the site and source address of the abuser; Linux accepts all of 127.0.0.0/8 on loopback. */
export interface AbuseTarget {
  readonly port: number
  readonly localAddress: string
}

/** Count of responses by status; 0 is a closed connection. */
export type Answers = Map<number, number>

/** Pause before a connection is reopened; without it, the loop opens 1 000 sockets per millisecond. */
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
    const outgoing = request({ host, port, localAddress, path, method, headers, agent })
    let isAnswered = false
    outgoing.once('response', (answer) => {
      isAnswered = true
      answer.resume().once('close', () => again(answer.statusCode ?? 0))
    })
    outgoing.on('error', () => {
      // A response that arrived before the whole body was sent is already counted.
      if (!isAnswered) again(0)
    })
    outgoing.end(body)
  }
  for (let lane = 0; lane < connections; lane += 1) next()
}

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

export const pour = (socket: Socket, head: string, piece: string): void => {
  socket.write(head)
  socket.on('drain', () => socket.write(piece))
  socket.write(piece)
}
