import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Maximum number of pipelined requests; browsers send none, and tools about ten. */
const mostWaiting = 16

/**
 * Answers pipelined requests of a connection one by one, interleaved with other clients. Node
 * parses all requests in 64 kB at once, up to a thousand.
 * @param onTooMany called once with the socket when a connection pipelines too many
 */
export const oneAtATime = (
  answer: RequestListener,
  onTooMany: (socket: Socket) => void,
): RequestListener => {
  const waiting = new WeakMap<Socket, number>()
  return (req, res) => {
    // A response has a socket once the previous one was sent.
    if (res.socket !== null) {
      answer(req, res)
      return
    }
    const { socket } = req
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    // Bounds memory, because Node continues to parse while requests are queued.
    if (socket.destroyed) return
    if (count > mostWaiting) {
      onTooMany(socket)
      return
    }
    res.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
      setImmediate(answer, req, res)
    })
  }
}
