import { parentPort } from 'node:worker_threads'
import type { FileKind } from '../fileKinds.js'
import { contentOf } from './contentSource.js'
import { inspectFile } from './inspectFile.js'

/*
 * Entry point of the worker thread: visitors' bytes are parsed here, so that no input can block the
 * event loop. `inspector.ts` starts and terminates it.
 */

/** A file to inspect; its memory is transferred to the worker. */
export interface InspectionRequest {
  readonly content: ArrayBuffer
  readonly kind: FileKind
}

parentPort?.on('message', ({ content, kind }: InspectionRequest) => {
  // A rejection ends the worker with an `error` event.
  void inspectFile(contentOf(Buffer.from(content)), kind).then((inspection) =>
    parentPort?.postMessage(inspection),
  )
})
parentPort?.postMessage('ready')
