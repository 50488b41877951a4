import type { Logger } from 'pino'
import type { MetricsConfig } from './config/metricsConfig.js'
import { mayReadMetrics, metricsType } from './controllers/metadata/metricsController.js'
import { listen, listeners } from './services/http/listen.js'

// Not an import, see siteServer.ts.
const { createServer } = process.getBuiltinModule('node:http')

export const serveMetrics = async (
  { port, host, token }: MetricsConfig,
  text: () => Promise<string>,
  log: Logger,
): Promise<void> => {
  if (port === undefined) return
  const server = createServer((req, res) => {
    if (req.url !== '/metrics') {
      res.writeHead(404).end()
      return
    }
    if (!mayReadMetrics(req.headers.authorization, token)) {
      res.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end()
      return
    }
    text().then(
      (metrics) => res.writeHead(200, { 'Content-Type': metricsType }).end(metrics),
      (error: unknown) => {
        log.error({ err: error }, 'metrics collection failed')
        res.writeHead(503).end()
      },
    )
  })
  // An open metrics connection must not delay the stop.
  server.unref()
  await listen(server, { host, port }, listeners.metrics)
  const address = server.address()
  const listening = typeof address === 'object' && address !== null ? address.port : port
  log.info({ address: `http://${host}:${listening}/metrics` }, 'metrics listening')
}
