import cluster from 'node:cluster'
import { createMetrics, type Metrics } from './metrics.js'
import type { StoreGaugeParts } from './storeGauges.js'

/** The metrics of this process, which are read as those of all that answer side by side. */
export const openMetrics = async (parts: StoreGaugeParts): Promise<Metrics> => {
  const metrics = await createMetrics(parts)
  if (!cluster.isWorker) return metrics
  const { shareWorkerMetrics } = await import('./workerMetrics.js')
  return { ...metrics, ...shareWorkerMetrics(metrics) }
}
