import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'
import type { BaseLogger } from 'pino'
import { errorName } from '../../errors.js'
import { second } from '../../time/durations.js'
import { withTimeout } from '../../time/timeout.js'
import type { FileKind } from '../fileKinds.js'
import type { Inspection } from './inspectFile.js'
import type { InspectionRequest } from './inspectionWorker.js'

/** Workers at a time: each has a file of up to 10 MiB and a heap in memory. */
const mostAtOnce = 2
/** Starting loads modules, which takes seconds on a busy machine; no visitor's bytes are read yet. */
const startTimeoutMs = 10 * second
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

export interface Inspector {
  /**
   * Inspects a file in a worker thread. A file whose inspection fails or exceeds the deadline is
   * accepted with the warning `notFullyChecked`.
   * @param content transferred: it is empty afterwards
   */
  inspect(content: ArrayBuffer, kind: FileKind): Promise<Inspection>
}

export interface InspectorParts {
  /** Path of the compiled `inspectionWorker.ts`. */
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

  const inspect = async (content: ArrayBuffer, kind: FileKind): Promise<Inspection> => {
    const worker = new Worker(workerFile, { resourceLimits, env: {}, execArgv: [] })
    // A worker must not keep the process alive at shutdown.
    worker.unref()
    // `once` stops listening at the deadline; an `error` event without a listener ends the process.
    worker.on('error', () => {})
    try {
      await withTimeout(startTimeoutMs, (signal) => once(worker, 'message', { signal }))
      const request: InspectionRequest = { content, kind }
      worker.postMessage(request, [content])
      // `once` rejects on an `error` event: an exception, or more memory than its limit.
      const [inspection]: Inspection[] = await withTimeout(deadlineMs, (signal) =>
        once(worker, 'message', { signal }),
      )
      if (inspection === undefined) throw new Error('The worker sent no inspection.')
      return inspection
    } catch (error) {
      log.warn({ kind, error: errorName(error) }, 'file inspection did not finish')
      return { ok: true, warnings: ['notFullyChecked'] }
    } finally {
      void worker.terminate()
    }
  }

  return { inspect: (content, kind) => queue.add(() => inspect(content, kind)) }
}
