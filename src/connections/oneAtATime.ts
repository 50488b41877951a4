import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** No browser sends a request before the last one is answered; tools that do send some ten ahead. */
const mostWaiting = 16

/**
 * Answers requests that were sent ahead on one connection (pipelining) one after the other, with those of
 * other clients in between: Node hands over all that fit into 64 kB at once, a thousand. A connection with
 * more of them than any program needs is closed.
 * @param onTooMany is called with the socket of that connection, once
 */
export const oneAtATime = (
  answer: RequestListener,
  onTooMany: (socket: Socket) => void,
): RequestListener => {
  const waiting = new WeakMap<Socket, number>()
  return (req, res) => {
    // A response is given its connection once the one before it has left.
    if (res.socket !== null) {
      answer(req, res)
      return
    }
    const { socket } = req
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    // Node goes on reading while they wait: they would fill the memory.
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
