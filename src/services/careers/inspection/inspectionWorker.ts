import { parentPort } from 'node:worker_threads'
import type { FileKind } from '../fileNames.js'
import { createBudget } from './budget.js'
import { inspectFile } from './inspectFile.js'

/*
 * Entry point of the worker thread: visitors' bytes are parsed here, so that no input can block the
 * event loop. `inspector.ts` starts and terminates it: one for the files of one application, which
 * share a budget.
 */

/** A file to inspect; its memory is transferred to the worker. */
export interface InspectionRequest {
  readonly content: ArrayBuffer
  readonly kind: FileKind
}

const budget = createBudget()
parentPort?.on('message', ({ content, kind }: InspectionRequest) => {
  // A rejection ends the worker with an `error` event.
  void inspectFile(Buffer.from(content), kind, budget).then((inspection) =>
    parentPort?.postMessage(inspection),
  )
})
parentPort?.postMessage('ready')
