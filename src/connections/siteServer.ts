import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { minute, second } from '../shared/time/durations.js'
import { ClosedAddresses } from './closedAddresses.js'
import { limitConnections } from './limitConnections.js'
import { oneAtATime } from './oneAtATime.js'
import { OpenConnections } from './openConnections.js'

/** When a connection that holds others up is closed, in milliseconds. */
export interface ConnectionTimeouts {
  /** Until the first byte, and from there until the end of the headers. */
  readonly headers: number
  /** During which nothing of a body comes. However slow, a body that keeps coming is read. */
  readonly body: number
  /** During which a visitor takes nothing of an answer that waits. However slowly, one that is taken is sent. */
  readonly stalled: number
  /** From the first byte of a request to its last. */
  readonly request: number
  /** Between two requests: browsers and proxies leave their connections open. */
  readonly idle: number
}

const standardTimeouts: ConnectionTimeouts = {
  headers: 15 * second,
  body: 30 * second,
  stalled: minute,
  request: 60 * minute,
  idle: 65 * second,
}

/** What answers before the app. */
interface CachedAnswers {
  /** `false`: nothing was sent, the app has to answer. */
  readonly answer: (req: IncomingMessage, res: ServerResponse) => boolean
}

export interface SiteServerOptions {
  readonly app: RequestListener
  readonly pageCache: CachedAnswers
  /** Whether connections from this address carry the requests of many visitors. */
  readonly isProxy: (address: string) => boolean
  readonly timeouts?: ConnectionTimeouts
}

export interface SiteServer {
  readonly server: Server
  readonly connections: OpenConnections
}

/** Ends a request whose body stops; not one whose answer takes its time. */
const limitBody = (req: IncomingMessage, { body, stalled }: ConnectionTimeouts): void => {
  req.setTimeout(body)
  req.once('end', () => req.setTimeout(stalled))
}

/** The server closes a connection on which nothing happens, unless the site is busy with its answer. */
const waitForAnswer = (req: IncomingMessage, res: ServerResponse): void => {
  res.on('timeout', () => {
    const { socket } = req
    if (!req.complete || socket.writableLength > 0) socket.destroy()
  })
}

/** Whether anything follows the headers of a request, whatever its method: a GET may have a body, too. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** For the rest of a body that a program sends without waiting for the answer. */
const chunkedRestMs = 100

/**
 * Ends the connection of a body in chunks that goes on after its answer. Browsers know the length of what
 * they send; a body in chunks of one byte costs 2 µs a byte.
 */
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

/**
 * Creates the server in front of the site: it answers from the page cache, and limits how long and how much
 * one connection can occupy it.
 */
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
      // How late a timeout may be noticed.
      connectionsCheckingInterval: Math.min(second, timeouts.headers / 5),
    },
    answer,
  )
  // Without it, a client that reads nothing of a large answer holds its bytes and the connection for ever.
  server.timeout = timeouts.stalled
  limitConnections(server, isProxy)
  const connections = new OpenConnections(server)
  const closed = new ClosedAddresses(server, connections, isProxy)
  return { server, connections }
}
