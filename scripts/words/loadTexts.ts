import { join } from 'node:path'
import type { Clinic } from '../../src/services/clinic/clinicSchema.ts'
import type { Facts } from '../../src/services/clinic/facts.ts'
import { importSource } from '../loadSources.ts'
import { type ContentModule, loadContent } from './contentModules.ts'
import { readLocales } from './localeFiles.ts'
import type { WordError } from './wordTypes.ts'

export const clinicFile = 'src/content/clinic.json'

export interface Texts {
  readonly clinic: Clinic
  readonly facts: Facts
  readonly locales: ReturnType<typeof readLocales>
  /** Whatever holds texts in both languages, but `locales/`. */
  readonly modules: readonly ContentModule[]
  readonly errors: readonly WordError[]
}

/**
 * Reads every text of the site from its sources, built or not.
 * @throws ClinicError when the clinic’s file is not as it must be
 */
export const loadTexts = async (folder: string): Promise<Texts> => {
  // Imported here: the hooks of `loadSources` have to be there first.
  const { readClinic } = await import('../../src/services/clinic/readClinic.ts')
  const { createFacts } = await import('../../src/services/clinic/facts.ts')
  const { holidaysOf } = await import('../../src/shared/clinic/holidays.ts')
  const { defaultRetention } = await import('../../src/config/retention.ts')

  const clinic = readClinic(join(folder, clinicFile))
  const content = await loadContent(join(folder, 'src'), importSource)
  const holidays = holidaysOf({ ...clinic, easter: 'both' }, 2026)
  const modules = [
    ...content.modules,
    { file: clinicFile, exports: clinic },
    { file: 'src/shared/clinic/holidays.ts', exports: { holidays } },
  ]
  return {
    clinic,
    facts: createFacts(clinic, defaultRetention),
    locales: readLocales(folder),
    modules,
    errors: content.errors,
  }
}
