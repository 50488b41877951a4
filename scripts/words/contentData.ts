import { join } from 'node:path'
import '../loadSources.ts'
import type { PrintedError } from '../../src/services/content/checks/wordTypes.ts'
import { pictureErrors } from './pictureData.ts'
import { errorTable } from './printErrors.ts'

export const pictureFileErrors = async (folder: string): Promise<readonly PrintedError[]> => {
  const { contentFolder, readContent } = await import('../../src/services/content/loadContent.ts')
  const { pictureSchema } = await import('../../src/services/content/schemas/picture.ts')
  const { documents } = readContent(join(folder, contentFolder))
  const pictures = documents.flatMap(({ type, id, value }) => {
    const { success, data } = pictureSchema.safeParse(value)
    return type === 'picture' && success ? [[id, data] as const] : []
  })
  return pictureErrors(folder, Object.fromEntries(pictures))
}

/** Checks documents and pictures before a build. @throws with file, line, key and rule of each error */
export const checkContentData = async (folder: string): Promise<void> => {
  const { contentFolder, readContent } = await import('../../src/services/content/loadContent.ts')
  const { documentSources } = await import('./textSources.ts')
  const { errors } = await documentSources(readContent(join(folder, contentFolder)))
  const all = [...errors, ...(await pictureFileErrors(folder))]
  if (all.length > 0) throw new Error(errorTable(all, false).join('\n'))
}
