import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { Config } from './config/readConfig.js'
import { openSite } from './openSite.js'
import type { PageCache } from './routes/pageCache/pageCache.js'
import type { Clinic } from './services/clinic/readClinic.js'
import type { Services } from './services/services.js'
import { minute, second } from './services/time/durations.js'

/** How long requests under way may take after a signal to stop. */
const drainTimeoutMs = 25 * second
/** Idle connections of browsers and proxies would keep a stopping process alive. */
const keepAliveTimeoutMs = 65 * second
/** Six files of ten megabytes take their time over a slow line. */
const requestTimeoutMs = 5 * minute
const closeIdleEveryMs = 50

const portOf = (server: Server, config: Config): number => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : config.port
}

/**
 * Closes connections that no request is under way on.
 * @param connections all that are open: Node does not count one that never sent anything as idle,
 *   and browsers open such connections ahead
 */
const closeIdle = (server: Server, connections: Iterable<Socket>): void => {
  server.closeIdleConnections()
  for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
}

/** The connections that are open now. */
const watchConnections = (server: Server): ReadonlySet<Socket> => {
  const open = new Set<Socket>()
  server.on('connection', (connection) => {
    open.add(connection)
    connection.once('close', () => open.delete(connection))
  })
  return open
}

/** Ends the process once what is under way is finished. */
const stopOnSignal = (server: Server, pageCache: PageCache, services: Services): void => {
  const { log } = services
  const connections = watchConnections(server)
  let stopping = false
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    const late = setTimeout(() => {
      log.error({ drainTimeoutMs }, 'requests were still under way')
      process.exit(1)
    }, drainTimeoutMs)
    late.unref()
    const cacheStopped = pageCache.stop()
    // A connection whose request is under way becomes idle only after its answer.
    const sweep = setInterval(() => closeIdle(server, connections), closeIdleEveryMs)
    server.close(() => {
      clearInterval(sweep)
      Promise.all([cacheStopped, services.stop()]).then(
        () => {
          log.info('stopped')
          process.exit(0)
        },
        (error: unknown) => {
          log.error({ err: error }, 'did not stop cleanly')
          process.exit(1)
        },
      )
    })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/**
 * Opens everything and listens; ready before any page is cached.
 * @param root folder of the project
 */
export const serve = async (
  root: string,
  config: Config,
  clinic: Clinic,
  log: Logger,
): Promise<void> => {
  const { app, services, openPageCache } = await openSite({ root, config, clinic, log })
  const pageCache = openPageCache()

  const server = createServer((req, res) => {
    if (!pageCache.answer(req, res)) app(req, res)
  })
  server.keepAliveTimeout = keepAliveTimeoutMs
  server.requestTimeout = requestTimeoutMs
  server.once('error', (error) => {
    process.stderr.write(`The site cannot listen on port ${config.port}: ${error.message}.\n`)
    process.exit(1)
  })
  server.listen(config.port, config.host, () => {
    services.start()
    // With live reload every change starts the site anew: caching pages would never pay.
    if (!config.liveReload) void pageCache.start()
    const address = `http://localhost:${portOf(server, config)}`
    log.info({ address, dataDir: config.dataDir }, 'listening')
    if (config.production && config.originIsGuessed) {
      log.warn('PUBLIC_URL is not set: canonical addresses point to localhost')
    }
  })
  stopOnSignal(server, pageCache, services)
}
