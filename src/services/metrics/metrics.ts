import type { Counter, Registry } from 'prom-client'
import type { Scanner, ScanResult } from '../adapters/scanner/scanner.js'
import type { EventResult } from '../email/bounces.js'
import { addStoreGauges, type StoreGaugeParts } from './storeGauges.js'

/** Prometheus metrics; without personal information or URLs. */
export interface Metrics {
  /** Counts a request that the page cache did not answer. */
  answered(route: string, status: number, seconds: number): void
  scanned(state: ScanResult['state']): void
  emailEvent(result: EventResult): void
  /** Counts a refused request. @param rule rate limit that refused it, such as `pictures` */
  refused(rule: string): void
  watchPageCache(read: () => PageCacheCounts): void
  text(): Promise<string>
  readonly registry: Registry
}

export const countScans = (scanner: Scanner, metrics: Pick<Metrics, 'scanned'> | undefined) => {
  if (metrics === undefined) return scanner
  const scan: Scanner['scan'] = async (content, deadline) => {
    const result = await scanner.scan(content, deadline)
    metrics.scanned(result.state)
    return result
  }
  return { scan }
}

/** Plain counters, so that a cached response costs one addition. */
export interface PageCacheCounts {
  readonly answers: Iterable<{
    readonly route: string
    readonly status: number
    readonly count: number
  }>
  readonly entries: number
  readonly bytes: number
}

const latencyBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

type Library = typeof import('prom-client')

const addCached = (
  requests: Counter<'route' | 'status' | 'cached'>,
  described: Map<string, number>,
  { answers }: PageCacheCounts,
): void => {
  for (const { route, status, count } of answers) {
    const key = `${route} ${status}`
    if (count === 0) continue
    requests.inc({ route, status, cached: 'yes' }, count - (described.get(key) ?? 0))
    described.set(key, count)
  }
}

const createRequestCounters = (
  library: Library,
  registry: Registry,
  readPageCache: () => PageCacheCounts,
) => {
  const registers = [registry]
  const described = new Map<string, number>()
  const requests = new library.Counter({
    name: 'site_requests_total',
    help: 'Requests answered, by route and status; cached: by the page cache.',
    labelNames: ['route', 'status', 'cached'],
    registers,
    collect: () => {
      addCached(requests, described, readPageCache())
    },
  })
  const seconds = new library.Histogram({
    name: 'site_request_seconds',
    help: 'Duration of requests that the page cache did not answer.',
    labelNames: ['route'],
    buckets: latencyBuckets,
    registers,
  })
  return { requests, seconds }
}

const addPageCacheGauges = (
  { Gauge }: Library,
  registry: Registry,
  readPageCache: () => PageCacheCounts,
): void => {
  const registers = [registry]
  const bytes = new Gauge({
    name: 'site_page_cache_bytes',
    help: 'Bytes in the page cache.',
    registers,
    collect: () => {
      bytes.set(readPageCache().bytes)
    },
  })
  const responses = new Gauge({
    name: 'site_page_cache_responses',
    help: 'Paths in the page cache.',
    registers,
    collect: () => {
      responses.set(readPageCache().entries)
    },
  })
}

export const createMetrics = async (parts: StoreGaugeParts): Promise<Metrics> => {
  const library = await import('prom-client')
  const registry = new library.Registry()
  library.collectDefaultMetrics({ register: registry })
  // Removes gauges with names of counters, which `promtool check metrics` refuses.
  for (const kind of ['handles', 'requests', 'resources']) {
    registry.removeSingleMetric(`nodejs_active_${kind}_total`)
  }
  addStoreGauges(library, registry, parts)
  let readPageCache = (): PageCacheCounts => ({ answers: [], entries: 0, bytes: 0 })
  const { requests, seconds } = createRequestCounters(library, registry, () => readPageCache())
  addPageCacheGauges(library, registry, () => readPageCache())
  const scans = new library.Counter({
    name: 'site_scans_total',
    help: 'Files sent to the virus scanner, by result.',
    labelNames: ['state'],
    registers: [registry],
  })
  const emailEvents = new library.Counter({
    name: 'site_email_events_total',
    help: 'Events of the mail provider, by result; noted: a new delivery failure.',
    labelNames: ['result'],
    registers: [registry],
  })
  const refusals = new library.Counter({
    name: 'site_refusals_total',
    help: 'Requests beyond the limit of one address, by rule.',
    labelNames: ['rule'],
    registers: [registry],
  })
  return {
    registry,
    answered: (route, status, took) => {
      requests.inc({ route, status, cached: 'no' })
      seconds.observe({ route }, took)
    },
    scanned: (state) => scans.inc({ state }),
    emailEvent: (result) => emailEvents.inc({ result }),
    refused: (rule) => refusals.inc({ rule }),
    watchPageCache: (read) => {
      readPageCache = read
    },
    text: () => registry.metrics(),
  }
}
