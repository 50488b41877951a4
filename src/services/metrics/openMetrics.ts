import cluster from 'node:cluster'
import { createMetrics, type Metrics } from './metrics.js'
import type { StoreGaugeParts } from './storeGauges.js'

export const openMetrics = async (parts: StoreGaugeParts): Promise<Metrics> => {
  const metrics = await createMetrics(parts)
  if (!cluster.isWorker) return metrics
  const { shareWorkerMetrics } = await import('./workerMetrics.js')
  return { ...metrics, ...shareWorkerMetrics(metrics) }
}
