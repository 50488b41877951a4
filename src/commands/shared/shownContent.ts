import { join } from 'node:path'
import { pino } from 'pino'
import type { Config } from '../../config/readConfig.js'
import type { Records } from '../../services/adapters/records/records.js'
import { readClinic } from '../../services/clinic/readClinic.js'
import { buildCatalogue } from '../../services/content/buildCatalogue.js'
import { createContentBoard } from '../../services/content/contentBoard.js'
import { type EditionContent, editionContent } from '../../services/content/editionContent.js'
import {
  type ContentDefaults,
  contentDefaults,
  contentFolder,
  loadDocuments,
} from '../../services/content/loadContent.js'
import { createBackoff } from '../../shared/time/backoff.js'
import { systemClock } from '../../shared/time/clock.js'
import { projectFolder } from './projectFolder.js'

/** Returns the content of this build with the clinic's document. @throws ContentError or ClinicError */
export const readDefaults = ({ clinicFile }: Pick<Config, 'clinicFile'>): ContentDefaults =>
  contentDefaults(loadDocuments(join(projectFolder, contentFolder)), readClinic(clinicFile))

/** Returns the content that visitors see: the newest release, or the defaults of this build. */
export const readShownContent = async (
  defaults: ContentDefaults,
  records: Pick<Records, 'list' | 'read' | 'watch'>,
): Promise<EditionContent> => {
  const board = createContentBoard({
    records,
    catalogue: buildCatalogue(defaults.documents),
    clock: systemClock,
    log: pino({ level: 'silent' }),
    backoff: createBackoff(),
  })
  await board.load()
  const shown = board.current()
  return shown.release.number === 0 ? defaults : editionContent(shown)
}
