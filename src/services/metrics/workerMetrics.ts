import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import * as z from 'zod'
import { second } from '../../shared/time/durations.js'
import { withTimeout } from '../../shared/time/timeout.js'
import type { Metrics } from './metrics.js'

/* Aggregates worker metrics in the cluster primary; a scraped worker requests the total from it. */

const requestType = 'metrics requested'
const replyType = 'metrics reported'
const answerSchema = z.object({
  type: z.literal(replyType),
  id: z.int(),
  text: z.string(),
})
const questionSchema = z.object({ type: z.literal(requestType), id: z.int() })
const timeoutMs = 6 * second

/**
 * Must be called in the primary before the first worker starts.
 * @returns a function that reads the metrics of all workers
 */
export const gatherWorkerMetrics = (): (() => Promise<string>) => {
  const all = new AggregatorRegistry()
  const text = (): Promise<string> => all.clusterMetrics()
  const reply = async (worker: Worker, id: number): Promise<void> => {
    const metrics = await text().catch(() => '')
    if (worker.isConnected()) worker.send({ type: replyType, id, text: metrics })
  }
  cluster.on('message', (worker, message: unknown) => {
    const question = questionSchema.safeParse(message)
    if (question.success) void reply(worker, question.data.id)
  })
  return text
}

export const shareWorkerMetrics = (metrics: Metrics): Pick<Metrics, 'text'> => {
  AggregatorRegistry.setRegistries([metrics.registry])
  void new AggregatorRegistry()
  const waiting = new Map<number, (text: string) => void>()
  let last = 0
  cluster.worker?.on('message', (message: unknown) => {
    const answer = answerSchema.safeParse(message)
    if (answer.success) waiting.get(answer.data.id)?.(answer.data.text)
  })
  return {
    text: async () => {
      last += 1
      const id = last
      const { promise, resolve } = Promise.withResolvers<string>()
      waiting.set(id, resolve)
      cluster.worker?.send({ type: requestType, id })
      try {
        return await withTimeout(timeoutMs, () => promise)
      } finally {
        waiting.delete(id)
      }
    },
  }
}
