import type { i18n } from 'i18next'
import { examNames, homeAnchors, type Locale } from '../addresses/pageTable.js'
import { urlFor } from '../addresses/urlFor.js'
import { exams } from '../content/exams/examCatalogue.js'
import type { Assets } from './assets.js'
import type { Clinic } from './clinic/clinicSchema.js'
import type { Facts } from './clinic/facts.js'
import { formatPhone } from './clinic/formats.js'
import { type DataFile, dataFile } from './dataFile.js'
import { createTranslateGroup } from './language/wordGroups.js'
import { mriCheckOf, preparationOf } from './toolContents.js'
import type { ToolsData } from './tools/toolsData.js'

interface Parts {
  readonly assets: Assets
  readonly clinic: Clinic
  readonly facts: Facts
  readonly translations: i18n
}

const dataIn = (parts: Parts, locale: Locale): ToolsData => {
  const { assets, clinic, facts, translations } = parts
  const { timeZone, hours, easter, closures, windows, cycleDays, arriveMinutesEarly } = clinic
  const words = createTranslateGroup(translations, locale)
  return {
    locale,
    phone: formatPhone(clinic.phone, locale),
    phoneHref: `tel:${clinic.phone}`,
    requestHref: urlFor('home', locale, homeAnchors.contact),
    sheet: assets('tools.css'),
    clinic: { timeZone, hours, easter, closures, windows, cycleDays, arriveMinutesEarly },
    exams: Object.fromEntries(
      examNames.map((name) => [
        name,
        { name: exams[name].fullName[locale], href: urlFor(name, locale) },
      ]),
    ),
    preparations: Object.fromEntries(
      examNames.map((name) => [name, preparationOf(clinic, facts, exams[name], locale)]),
    ),
    letterhead: (['clinic', 'address', 'transit', 'parking'] as const).map(
      (fact) => facts.of(fact)[locale],
    ),
    mriCheck: mriCheckOf(facts),
    words: {
      shared: words('tools:shared'),
      examFinder: words('tools:examFinder'),
      examDates: words('tools:examDates'),
      cycleDays: words('tools:cycleDays'),
      preparationSheet: words('tools:preparationSheet'),
      mriCheck: words('tools:mriCheck'),
    },
  }
}

/** The data of the tools by language. */
export const createToolsFiles = (parts: Parts): Readonly<Record<Locale, DataFile<ToolsData>>> => ({
  fr: dataFile('tools', 'fr', dataIn(parts, 'fr')),
  en: dataFile('tools', 'en', dataIn(parts, 'en')),
})
