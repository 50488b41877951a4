import type { Logger } from 'pino'
import { openLog } from '../../../src/services/log/log.js'

export const recordedLog = (): { readonly log: Logger; readonly lines: string[] } => {
  const lines: string[] = []
  const log = openLog('trace', {}, { write: (line) => lines.push(line) })
  return { log, lines }
}
