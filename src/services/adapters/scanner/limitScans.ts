import PQueue from 'p-queue'
import type { Scanner, ScanResult } from './scanner.js'

/** clamd has ten threads unless told otherwise: whoever asks for more waits inside it, unseen. */
const mostAtOnce = 8

/** Has so many files scanned at a time in this process; the others wait until their deadline. */
export const limitScans = (scanner: Scanner): Scanner => {
  const queue = new PQueue({ concurrency: mostAtOnce })
  return {
    scan: async (content, deadline) => {
      let hasStarted = false
      const start = (): Promise<ScanResult> => {
        hasStarted = true
        return scanner.scan(content, deadline)
      }
      try {
        return await queue.add(start, { signal: deadline })
      } catch (thrown) {
        if (!deadline.aborted) throw thrown
        // The scanner lets go by itself of what it has begun.
        if (!hasStarted) content.destroy()
        return { state: 'notScanned' }
      }
    },
  }
}
