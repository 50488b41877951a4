import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TextSource } from '../../src/services/content/checks/wordsOf.ts'
import type { PrintedError } from '../../src/services/content/checks/wordTypes.ts'
import { isRecord } from '../../src/shared/records/isRecord.ts'
import type { ReadContent } from '../../src/services/content/loadContent.ts'

const folders = ['content', 'services/clinic', 'services/images']

const modulesIn = (sources: string): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .toSorted()
      .map((name) => `${folder}/${name}`),
  )

export interface LoadedSources {
  readonly sources: readonly TextSource[]
  readonly errors: readonly PrintedError[]
}

const pageOf = (name: string): { readonly page?: string } => {
  const [, page] = /^content\/pages\/(\w+)\.ts$/.exec(name) ?? []
  return page === undefined ? {} : { page }
}

/**
 * Imports every module with texts; a failed import is added to the errors.
 * @param load imports a path below `src`
 */
export const codeSources = async (
  folder: string,
  load: (name: string) => Promise<unknown>,
): Promise<LoadedSources> => {
  const sources: TextSource[] = []
  const errors: PrintedError[] = []
  for (const name of modulesIn(join(folder, 'src'))) {
    const file = `src/${name}`
    try {
      const module: unknown = await load(name)
      const value = isRecord(module) ? { ...module } : {}
      sources.push({ file, value, whole: value, ...pageOf(name) })
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
      errors.push({ file, key: '', error: `cannot be loaded: ${reason}` })
    }
  }
  return { sources, errors }
}

export const documentSources = async ({
  documents,
  texts,
  errors,
}: ReadContent): Promise<LoadedSources> => {
  const { documentFile } = await import('../../src/services/content/contentDocument.ts')
  const { contentFolder, placesIn } = await import('../../src/services/content/loadContent.ts')
  const { resolveUses, sharedValues } = await import('../../src/services/content/resolveUses.ts')
  const { assembleContent } = await import('../../src/services/content/siteContent.ts')
  const shared = sharedValues(documents.find(({ type }) => type === 'common')?.value)
  const assembled = assembleContent(documents)
  const refused = placesIn({ documents, texts, errors }, assembled.errors ?? [])
  return {
    // loadTexts adds the clinic's file.
    sources: documents
      .filter(({ type }) => type !== 'clinic')
      .map(({ type, id, value }) => ({
        file: `${contentFolder}/${documentFile({ type, id })}`,
        value,
        whole: resolveUses(value, shared).value,
        ...(type === 'exam' || type === 'page' ? { page: id } : {}),
      })),
    errors: [...errors, ...refused].map((error) => ({
      ...error,
      file: `${contentFolder}/${error.file}`,
    })),
  }
}
