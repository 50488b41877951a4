import type { i18n } from 'i18next'
import { examNames, homeAnchors, type Locale } from '../addresses/pageTable.js'
import { urlFor } from '../addresses/urlFor.js'
import { exams } from '../content/exams/examCatalogue.js'
import type { Assets } from './assets.js'
import type { Clinic } from './clinic/clinicSchema.js'
import type { Facts } from './clinic/facts.js'
import { formatPhone } from './clinic/formats.js'
import { contentHash } from './contentHash.js'
import { createTranslateGroup } from './language/wordGroups.js'
import { mriCheckOf, preparationOf } from './toolContents.js'
import type { ToolsData } from './tools/toolsData.js'

interface Parts {
  readonly assets: Assets
  readonly clinic: Clinic
  readonly facts: Facts
  readonly translations: i18n
}

/** What the tools of a browser load, once. */
export interface ToolsFile {
  /** Never names anything else: a hash of the content stands in it. */
  readonly address: string
  readonly data: ToolsData
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

const fileIn = (parts: Parts, locale: Locale): ToolsFile => {
  const data = dataIn(parts, locale)
  const hash = contentHash(JSON.stringify(data)).replaceAll(/\W/g, '').slice(0, 8)
  return { address: `/assets/tools-${locale}-${hash}.json`, data }
}

/** The data of the tools by language; it changes with a restart only. */
export const createToolsFiles = (parts: Parts): Readonly<Record<Locale, ToolsFile>> => ({
  fr: fileIn(parts, 'fr'),
  en: fileIn(parts, 'en'),
})
