import { parentPort } from 'node:worker_threads'
import type { FileKind } from '../fileNames.js'
import { createBudget } from './budget.js'
import { inspectFile } from './inspectFile.js'

/* Worker thread that parses the files of one application, so that no input can block the event loop. */

export interface InspectionRequest {
  readonly content: ArrayBuffer
  readonly kind: FileKind
}

const budget = createBudget()
parentPort?.on('message', ({ content, kind }: InspectionRequest) => {
  void inspectFile(Buffer.from(content), kind, budget).then((inspection) =>
    parentPort?.postMessage(inspection),
  )
})
parentPort?.postMessage('ready')
