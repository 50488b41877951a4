import type { Config } from '../config/readConfig.js'
import type { Files } from '../services/adapters/files/files.js'
import { openFiles } from '../services/adapters/files/openFiles.js'
import { createSigner } from '../services/signer.js'
import { systemClock } from '../services/time/clock.js'

/** The files of applications, as the site itself opens them; commands sign no uploads. */
export const openStoredFiles = (config: Pick<Config, 'files'>): Promise<Files> =>
  openFiles(config.files, { signer: createSigner(''), clock: systemClock, postEndpoint: '' })
