import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { minute, second } from '../shared/time/durations.js'
import { ClosedAddresses } from './closedAddresses.js'
import { limitConnections } from './limitConnections.js'
import { oneAtATime } from './oneAtATime.js'
import { OpenConnections } from './openConnections.js'

// An `import` of node:http reads all its exports, which loads undici: 20 ms of each start.
const { createServer } = process.getBuiltinModule('node:http')

export interface ConnectionTimeouts {
  /** Time until the first byte, and again from there until the end of the headers. */
  readonly headers: number
  /** Maximum silence within a request body; slow bodies are accepted. */
  readonly body: number
  /** Maximum time without the client reading pending bytes; slow readers are accepted. */
  readonly stalled: number
  readonly request: number
  readonly idle: number
}

const standardTimeouts: ConnectionTimeouts = {
  headers: 15 * second,
  body: 30 * second,
  stalled: minute,
  request: 60 * minute,
  idle: 65 * second,
}

interface CachedAnswers {
  readonly answer: (req: IncomingMessage, res: ServerResponse) => boolean
}

export interface SiteServerOptions {
  readonly app: RequestListener
  readonly pageCache: CachedAnswers
  readonly isProxy: (address: string) => boolean
  readonly timeouts?: ConnectionTimeouts
}

export interface SiteServer {
  readonly server: Server
  readonly connections: OpenConnections
}

const limitBody = (req: IncomingMessage, { body, stalled }: ConnectionTimeouts): void => {
  req.setTimeout(body)
  req.once('end', () => req.setTimeout(stalled))
}

/** Replaces Node's timeout handler, which would also end requests whose response is not ready. */
const waitForAnswer = (req: IncomingMessage, res: ServerResponse): void => {
  res.on('timeout', () => {
    const { socket } = req
    if (!req.complete || socket.writableLength > 0) socket.destroy()
  })
}

/** Returns whether a request has a body, which HTTP allows for every method, including GET. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Grace period for the rest of a chunked body sent without waiting for the response. */
const chunkedRestMs = 100

/** Ends a connection whose chunked body continues after the response: single-byte chunks cost 2 µs each. */
const endChunkedBody = (
  req: IncomingMessage,
  res: ServerResponse,
  end: (socket: Socket) => void,
): void => {
  if (req.headers['transfer-encoding'] === undefined) return
  res.once('finish', () => {
    setTimeout(() => {
      if (!req.complete) end(req.socket)
    }, chunkedRestMs)
  })
}

export const createSiteServer = ({
  app,
  pageCache,
  isProxy,
  timeouts = standardTimeouts,
}: SiteServerOptions): SiteServer => {
  const closeAddress = (socket: Socket): void => {
    closed.close(socket.remoteAddress ?? '')
    socket.destroy()
  }
  const answer = oneAtATime((req, res) => {
    if (hasBody(req)) limitBody(req, timeouts)
    endChunkedBody(req, res, closeAddress)
    if (pageCache.answer(req, res)) return
    connections.watch(res)
    waitForAnswer(req, res)
    app(req, res)
  }, closeAddress)
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.idle,
      connectionsCheckingInterval: Math.min(second, timeouts.headers / 5),
    },
    answer,
  )
  // Without this timeout, a client that never reads a large response holds its memory forever.
  server.timeout = timeouts.stalled
  limitConnections(server, isProxy)
  const connections = new OpenConnections(server)
  const closed = new ClosedAddresses(server, connections, isProxy)
  return { server, connections }
}
