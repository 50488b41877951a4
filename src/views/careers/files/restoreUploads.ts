import type { RememberedFile } from './uploadMemory.js'
import { isInterrupted, type Queue, type QueuedFile } from './uploadState.js'

const restoredFile = (
  { name, bytes, modified, id, hasArrived }: RememberedFile,
  key: number,
): QueuedFile => {
  const source = modified === undefined ? undefined : { name, bytes, modified }
  const file = { key, name, bytes, source, id }
  return hasArrived
    ? { ...file, state: 'success', percent: 100 }
    : { ...file, state: 'error', percent: 0, error: 'interrupted' }
}

export const restoreUploads = (queue: Queue, remembered: readonly RememberedFile[]): Queue => {
  const known = new Set(queue.files.map(({ id }) => id))
  const files = remembered
    .filter(({ id }) => id === undefined || !known.has(id))
    .map((file, place) => restoredFile(file, queue.nextKey + place))
  const [interrupted] = files.filter(isInterrupted)
  return {
    ...queue,
    files: [...queue.files, ...files],
    nextKey: queue.nextKey + files.length,
    hasRestored: true,
    hasSigned: queue.hasSigned || files.some(({ id }) => id !== undefined),
    announcement: interrupted && { what: 'error', file: interrupted },
  }
}
