import PQueue from 'p-queue'
import type { BaseLogger } from 'pino'
import type { ClamdPlace } from '../../../config/careersConfig.js'
import type { Scanner, ScanResult } from './scanner.js'

/**
 * Maximum number of concurrent scans: clamd has ten threads by default and would queue others,
 * unseen by metrics.
 */
const mostAtOnce = 8

const limitScans = (scanner: Scanner): Scanner => {
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
        if (!hasStarted) content.destroy()
        return { state: 'notScanned' }
      }
    },
  }
}

const noScanner: Scanner = {
  scan: async (content) => {
    content.destroy()
    return { state: 'notScanned' }
  },
}

export const openScanner = async (
  place: ClamdPlace | undefined,
  log: Pick<BaseLogger, 'warn'>,
): Promise<Scanner> =>
  place === undefined
    ? noScanner
    : limitScans((await import('./clamdScanner.js')).openClamdScanner({ place, log }))
