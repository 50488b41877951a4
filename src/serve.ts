import cluster from 'node:cluster'
import type { Server } from 'node:http'
import type { Logger } from 'pino'
import type { Config } from './config/readConfig.js'
import { describeTrust } from './connections/clientAddress.js'
import { drainServer } from './connections/drainServer.js'
import { createSiteServer, type SiteServer } from './connections/siteServer.js'
import { openSite, type SiteParts } from './openSite.js'
import type { PageCache } from './routes/pageCache/pageCache.js'
import { serveMetrics } from './serveMetrics.js'
import { startWatchdog } from './watchdog.js'
import { errorName } from './services/errors/errors.js'
import { listen, listeners } from './services/http/listen.js'
import type { Services } from './services/services.js'
import { second } from './shared/time/durations.js'
import { withTimeout } from './shared/time/timeout.js'

const drainTimeouts = { underWay: 25 * second, stalled: 10 * second }
/** Milliseconds; long enough to answer accepted connections, on which the reloaded page waits. */
const reloadTimeouts = { underWay: 200, stalled: 200 }
/** Maximum time to stop, because platforms kill a process after 30 s. */
const stopTimeoutMs = 27.5 * second
/** Delay of background work, so that requests received during the start are answered first. */
const backgroundAfterMs = 100

const portOf = (server: Server, config: Config): number => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : config.port
}

const stopOnSignal = (
  { server, connections }: SiteServer,
  pageCache: PageCache,
  services: Services,
  config: Config,
): void => {
  const { log } = services
  let stopping = false
  const finish = async (): Promise<void> => {
    const cacheStopped = pageCache.stop()
    // Live reload keeps a request open until the process ends.
    const timeouts = config.liveReload !== undefined ? reloadTimeouts : drainTimeouts
    const isDrained = await drainServer(server, connections, timeouts)
    if (!isDrained && config.liveReload === undefined) {
      log.warn({ drainTimeouts }, 'pending requests aborted at shutdown')
    }
    await Promise.all([cacheStopped, services.stop()])
  }
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    void withTimeout(stopTimeoutMs, finish)
      .then(
        () => {
          log.info('stopped')
          return 0
        },
        (error: unknown) => {
          log.error({ err: error }, 'shutdown failed')
          return 1
        },
      )
      .then((status) => log.flush(() => process.exit(status)))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const tellFirstAccount = async ({ staff, log }: Services): Promise<void> => {
  try {
    const accounts = await staff.accounts.list()
    if (accounts.length === 0) {
      log.info('no staff account: create one with “npm run staff -- invite EMAIL --role admin”')
    }
  } catch (error) {
    log.warn({ error: errorName(error) }, 'staff account check failed')
  }
}

const tellListening = (port: number, config: Config, log: Logger): void => {
  const forwardedHeaders = describeTrust(config.trustedProxies)
  const address = `http://localhost:${port}`
  log.info({ address, dataDir: config.dataDir, forwardedHeaders }, 'listening')
  for (const { name, meant } of config.misspelt)
    log.warn({ name, meant }, 'unknown environment variable ignored')
  if (config.production && config.originIsGuessed) {
    log.warn('PUBLIC_URL not set: canonical URLs point to localhost')
  }
  if (config.production && config.email.kind === 'eml') {
    log.warn(
      { folder: config.email.folder },
      'SMTP_URL not set: emails are written to files and not sent',
    )
  }
}

/** Opens the services and listens; ready before any page is cached. */
export const serve = async (parts: SiteParts): Promise<void> => {
  const { config, log } = parts
  const { app, incoming, services, openPageCache } = await openSite(parts)
  const pageCache = openPageCache()
  services.metrics?.watchPageCache(pageCache.statistics)
  const siteServer = createSiteServer({
    app,
    pageCache,
    isProxy: (address) => incoming.isTrusted(address, 0),
  })
  const { server } = siteServer
  stopOnSignal(siteServer, pageCache, services, config)
  // In a cluster, the primary serves the metrics of all workers.
  const { metrics } = services
  if (config.metrics !== undefined && metrics !== undefined && !cluster.isWorker) {
    await serveMetrics(config.metrics, () => metrics.text(), log)
  }
  await listen(server, config, listeners.site)
  setTimeout(() => {
    if (!server.listening) return
    services.start()
    if (config.production && !cluster.isWorker) startWatchdog(parts.buildFolder)
    if (cluster.worker === undefined || cluster.worker.id === 1) void tellFirstAccount(services)
    if (config.cachesPages) void pageCache.start()
  }, backgroundAfterMs)
  tellListening(portOf(server, config), config, log)
}
