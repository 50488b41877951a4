import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { minute, second } from '../services/time/durations.js'
import { createBodyPace, hasBody } from './bodyPace.js'
import { ClosedAddresses } from './closedAddresses.js'
import { createFairTurns, createSharedTurns } from './fairTurns.js'
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

/**
 * How many pages leave the page cache in one turn of the event loop, whoever asks; more wait for theirs.
 * Five hundred connections that ask at once took half a second of everybody's.
 */
const cachedAtOnce = 32

/** What answers before the app. */
interface CachedAnswers {
  /** `false`: nothing was sent, the app has to answer. */
  readonly answer: (req: IncomingMessage, res: ServerResponse) => boolean
}

export interface SiteServerOptions {
  readonly app: RequestListener
  readonly pageCache: CachedAnswers
  /** What the visitor's requests are counted under. */
  readonly addressOf: (req: IncomingMessage) => string
  /** Whether connections from this address carry the requests of many visitors. */
  readonly isProxy: (address: string) => boolean
  /** As much as a form of this kind may have; what comes beyond that is read slowly. */
  readonly freeBodyBytes: (req: IncomingMessage) => number
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

/**
 * The server in front of the site: it answers from the page cache, and lets all visitors go on side
 * by side whatever one of them does.
 */
export const createSiteServer = ({
  app,
  pageCache,
  addressOf,
  isProxy,
  freeBodyBytes,
  timeouts = standardTimeouts,
}: SiteServerOptions): SiteServer => {
  const renderTurns = createFairTurns()
  const cachedTurns = createSharedTurns(cachedAtOnce)
  const paceBody = createBodyPace({
    freeBytes: freeBodyBytes,
    onTinyChunks: ({ socket }) => {
      closed.close(socket.remoteAddress ?? '')
      socket.destroy()
    },
  })
  const hold = (req: IncomingMessage, res: ServerResponse): void => {
    connections.watch(res)
    waitForAnswer(req, res)
  }
  const render: RequestListener = (req, res) =>
    renderTurns(addressOf(req), () => {
      // Whoever left while waiting needs no answer.
      if (!req.socket.destroyed) app(req, res)
    })
  const answer = oneAtATime(
    (req, res) => {
      if (hasBody(req)) limitBody(req, timeouts)
      if (cachedTurns.isFree()) {
        if (pageCache.answer(req, res)) return
        hold(req, res)
        render(req, res)
        return
      }
      hold(req, res)
      cachedTurns.wait(addressOf(req), () => {
        if (!req.socket.destroyed && !pageCache.answer(req, res)) render(req, res)
      })
    },
    (address) => closed.close(address),
  )
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.idle,
      // How late a timeout may be noticed.
      connectionsCheckingInterval: Math.min(second, timeouts.headers / 5),
    },
    (req, res) => {
      // Before its turn: what comes of it while it waits is read, too.
      if (hasBody(req)) paceBody(req, res)
      answer(req, res)
    },
  )
  // Without it, whoever reads nothing of a large answer holds its bytes and the connection for ever.
  server.timeout = timeouts.stalled
  const connections = new OpenConnections(server)
  const closed = new ClosedAddresses(server, connections, isProxy)
  return { server, connections }
}
