import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Config } from '../config/readConfig.js'
import type { Files } from '../services/adapters/files/files.js'
import { openFiles } from '../services/adapters/files/openFiles.js'
import { readUploadSecret } from '../services/adapters/files/uploadSecret.js'
import { systemClock } from '../services/time/clock.js'
import { createSigner } from '../services/signer.js'

/** The files of applications, as the site itself opens them. */
export const openStoredFiles = async (config: Config): Promise<Files> => {
  const { secret, secretFile } = config.files
  // A command may run before the site has ever been started.
  await mkdir(dirname(secretFile), { recursive: true })
  const signer = createSigner(secret ?? (await readUploadSecret(secretFile)))
  return openFiles(config.files, { signer, clock: systemClock, postEndpoint: '' })
}
