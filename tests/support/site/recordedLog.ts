import pino, { type Logger } from 'pino'
import { serializers } from '../../../src/services/log.js'

/** A real logger whose lines a test can read. */
export const recordedLog = (): { readonly log: Logger; readonly lines: string[] } => {
  const lines: string[] = []
  const log = pino({ level: 'trace', serializers }, { write: (line: string) => lines.push(line) })
  return { log, lines }
}
