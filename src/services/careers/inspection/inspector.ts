import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'
import type { BaseLogger } from 'pino'
import { errorName } from '../../errors/errors.js'
import { second } from '../../../shared/time/durations.js'
import { withTimeout } from '../../../shared/time/timeout.js'
import type { FileKind } from '../fileNames.js'
import type { Inspection } from './inspectFile.js'
import type { InspectionRequest } from './inspectionWorker.js'

/** Maximum number of applications inspected at once; each uses a worker and has one file in memory. */
const mostAtOnce = 2
/**
 * Timeout of the worker's start, before it parses uploaded bytes. Loading modules takes seconds on
 * a busy machine.
 */
const startTimeoutMs = 10 * second
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

export interface InspectedFile {
  readonly kind: FileKind
  readonly read: () => Promise<ArrayBuffer>
}

export interface Inspector {
  /** Inspects files within one deadline. Files not finished by then get the warning `notFullyChecked`. */
  inspectAll(files: readonly InspectedFile[]): Promise<readonly Inspection[]>
}

export interface InspectorParts {
  readonly workerFile: string
  readonly log: Pick<BaseLogger, 'warn'>
  readonly deadlineMs?: number
}

export const createInspector = ({
  workerFile,
  log,
  deadlineMs = 3 * second,
}: InspectorParts): Inspector => {
  const queue = new PQueue({ concurrency: mostAtOnce })

  const startWorker = async (): Promise<Worker> => {
    const worker = new Worker(workerFile, { resourceLimits, env: {}, execArgv: [] })
    worker.unref()
    // `once` stops listening at the deadline; an `error` event without a listener ends the process.
    worker.on('error', () => {})
    await withTimeout(startTimeoutMs, (signal) => once(worker, 'message', { signal }))
    return worker
  }

  const inspectOne = async (
    worker: Worker,
    request: InspectionRequest,
    timeoutMs: number,
  ): Promise<Inspection> => {
    worker.postMessage(request, [request.content])
    // `once` rejects on an `error` event: an exception, or an exceeded memory limit.
    const [inspection]: Inspection[] = await withTimeout(timeoutMs, (signal) =>
      once(worker, 'message', { signal }),
    )
    if (inspection === undefined) throw new Error('The inspection worker returned no result.')
    return inspection
  }

  const inspectAll = async (files: readonly InspectedFile[]): Promise<readonly Inspection[]> => {
    const inspections: Inspection[] = []
    let worker: Worker | undefined
    let spentMs = 0
    try {
      for (const { kind, read } of files) {
        const content = await read()
        const start = performance.now()
        // Each file gets time for format detection, even after the budget is used up.
        const timeoutMs = Math.max(deadlineMs - spentMs, deadlineMs / 6)
        try {
          worker ??= await startWorker()
          inspections.push(await inspectOne(worker, { content, kind }, timeoutMs))
        } catch (error) {
          log.warn({ kind, error: errorName(error) }, 'file inspection not completed')
          inspections.push({ ok: true, warnings: ['notFullyChecked'] })
          void worker?.terminate()
          worker = undefined
        }
        spentMs += performance.now() - start
      }
      return inspections
    } finally {
      void worker?.terminate()
    }
  }

  return { inspectAll: (files) => queue.add(() => inspectAll(files)) }
}
