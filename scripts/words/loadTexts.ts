import { join } from 'node:path'
import type { TextSource } from '../../src/services/content/checks/wordsOf.ts'
import type { PrintedError } from '../../src/services/content/checks/wordTypes.ts'
import type { Clinic } from '../../src/services/clinic/clinicSchema.ts'
import type { Facts } from '../../src/services/clinic/facts.ts'
import { importSource } from '../loadSources.ts'
import { readLocales } from './localeFiles.ts'
import { codeSources, documentSources } from './textSources.ts'

export const clinicFile = 'src/content/clinic.json'

export interface Texts {
  readonly clinic: Clinic
  readonly facts: Facts
  readonly locales: ReturnType<typeof readLocales>
  readonly sources: readonly TextSource[]
  readonly errors: readonly PrintedError[]
}

/** Reads every text of the site from its sources. @throws ClinicError when the clinic’s file is invalid */
export const loadTexts = async (folder: string): Promise<Texts> => {
  // Imported here: the hooks of `loadSources` must be registered first.
  const { readClinic } = await import('../../src/services/clinic/readClinic.ts')
  const { createFacts } = await import('../../src/services/clinic/facts.ts')
  const { contentFolder, readContent } = await import('../../src/services/content/loadContent.ts')
  const { holidaysOf } = await import('../../src/shared/clinic/holidays.ts')
  const { defaultRetention } = await import('../../src/config/retention.ts')

  const clinic = readClinic(join(folder, clinicFile))
  const code = await codeSources(folder, importSource)
  const documents = await documentSources(readContent(join(folder, contentFolder)))
  const holidays = { holidays: holidaysOf({ ...clinic, easter: 'both' }, 2026) }
  return {
    clinic,
    facts: createFacts(clinic, defaultRetention),
    locales: readLocales(folder),
    sources: [
      ...documents.sources,
      ...code.sources,
      { file: clinicFile, value: clinic, whole: clinic },
      { file: 'src/shared/clinic/holidays.ts', value: holidays, whole: holidays },
    ],
    errors: [...documents.errors, ...code.errors],
  }
}
