import type { Config } from '../../config/readConfig.js'
import type { Files } from '../../services/adapters/files/files.js'
import { openFiles } from '../../services/adapters/files/openFiles.js'
import { createSigner } from '../../services/http/signer.js'
import { systemClock } from '../../shared/time/clock.js'

export const openStoredFiles = (
  { files }: Pick<Config, 'files'>,
  reserveBytes = 0,
): Promise<Files> =>
  openFiles(
    { ...files, reserveBytes },
    { signer: createSigner(''), clock: systemClock, postEndpoint: '' },
  )
