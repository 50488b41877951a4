import { join } from 'node:path'
import { pictures } from '../../src/content/pictures/pictureCatalogue.ts'
import { importSource } from '../loadSources.ts'
import { dateErrors } from './contentDates.ts'
import { type ContentModule, loadContent } from './contentModules.ts'
import { jobErrors } from './jobData.ts'
import { withLines } from './withLines.ts'
import { pictureErrors } from './pictureData.ts'
import { errorTable } from './printErrors.ts'
import type { WordError } from './wordTypes.ts'

/** What is wrong with content that is no text: job offers, days, pictures. */
export const dataErrors = async (
  folder: string,
  modules: readonly ContentModule[],
): Promise<readonly WordError[]> => [
  ...jobErrors(modules),
  ...dateErrors(modules),
  ...(await pictureErrors(folder, pictures)),
]

/**
 * The same for a build, whose pages would answer 500 without saying why.
 * @throws with file, line, key and rule of each error
 */
export const checkContentData = async (folder: string): Promise<void> => {
  const { modules, errors } = await loadContent(join(folder, 'src'), importSource)
  const all = withLines(folder, [...errors, ...(await dataErrors(folder, modules))])
  if (all.length === 0) return
  throw new Error(errorTable(all, false).join('\n'))
}
