import type { BaseLogger } from 'pino'
import type { ClamdPlace } from '../../../config/careersConfig.js'
import { noScanner, type Scanner } from './scanner.js'

/** Opens the scanner that the configuration names; without one no file is scanned. */
export const openScanner = async (
  place: ClamdPlace | undefined,
  log: Pick<BaseLogger, 'warn'>,
): Promise<Scanner> =>
  place === undefined
    ? noScanner
    : (await import('./clamdScanner.js')).openClamdScanner({ place, log })
