import type { i18n } from 'i18next'
import { examNames, homeAnchors, type Locale } from '../../addresses/pageTable.js'
import { urlFor } from '../../addresses/urlFor.js'
import { formatPhone } from '../../shared/clinic/formats.js'
import { inSentence } from '../../shared/text/inSentence.js'
import { fillIn } from '../../shared/language/fillIn.js'
import type { ToolsData } from '../../shared/tools/toolsData.js'
import type { SiteContent } from '../content/siteContent.js'
import type { Clinic } from '../clinic/clinicSchema.js'
import type { Facts } from '../clinic/facts.js'
import { createTranslateGroup } from '../language/translations.js'
import type { Assets } from './assets.js'
import { type CurrentDataFile, type DataFile, nameHash } from './dataFile.js'
import { mriCheckOf, preparationOf } from './toolContents.js'

interface Parts {
  readonly assets: Assets
  readonly clinic: Clinic
  readonly content: Pick<SiteContent, 'exams' | 'offered' | 'phrases'>
  readonly facts: Facts
  readonly translations: i18n
}

export type ToolsFile = DataFile<ToolsData>

type FixedData = Omit<ToolsData, 'clinic'> & {
  readonly clinic: Omit<ToolsData['clinic'], 'closures'>
}

const fixedDataIn = (parts: Parts, locale: Locale): FixedData => {
  const { assets, clinic, content, facts, translations } = parts
  const { exams, offered } = content
  const { timeZone, hours, easter, windows, cycleDays, arriveMinutesEarly } = clinic
  const words = createTranslateGroup(translations, locale)
  return {
    locale,
    phone: formatPhone(clinic.phone, locale),
    phoneHref: `tel:${clinic.phone}`,
    requestHref: urlFor('home', locale, homeAnchors.contact),
    sheet: assets('tools.css'),
    clinic: { timeZone, hours, easter, windows, cycleDays, arriveMinutesEarly },
    exams: Object.fromEntries(
      examNames.map((name) => [
        name,
        {
          name: exams[name].fullName[locale],
          ...(offered.bookable.includes(name) ? { href: urlFor(name, locale) } : {}),
          ...(exams[name].availability === 'paused' ? { isPaused: true } : {}),
        },
      ]),
    ),
    preparations: Object.fromEntries(
      examNames.map((name) => [name, preparationOf(clinic, facts, exams[name], locale)]),
    ),
    phrases: content.phrases,
    letterhead: [
      ...(['clinic', 'address', 'transit'] as const).map((fact) => facts.of(fact)[locale]),
      fillIn(words('tools:preparationSheet').parking, {
        parking: inSentence(facts.of('parking')[locale]),
      }),
    ],
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

const toolsFileIn = (parts: Parts, locale: Locale): CurrentDataFile<ToolsData> => {
  const fixed = fixedDataIn(parts, locale)
  const start = `/assets/tools-${locale}-${nameHash(fixed)}`
  const fileWith = (closures: Clinic['closures']): ToolsFile => ({
    address: `${start}${nameHash(closures)}.json`,
    data: { ...fixed, clinic: { ...fixed.clinic, closures } },
  })
  const { clinic } = parts
  const known = { closures: clinic.closures, file: fileWith(clinic.closures) }
  return {
    addresses: `/assets/tools-${locale}-:hash.json`,
    current: () => {
      const { closures } = clinic
      if (closures !== known.closures) {
        known.closures = closures
        known.file = fileWith(closures)
      }
      return known.file
    },
  }
}

/** Creates separate data files for the tools: the preparation sheet would add 20 kB to each exam page. */
export const createToolsFiles = (
  parts: Parts,
): Readonly<Record<Locale, CurrentDataFile<ToolsData>>> => ({
  fr: toolsFileIn(parts, 'fr'),
  en: toolsFileIn(parts, 'en'),
})
