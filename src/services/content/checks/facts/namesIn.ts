import { normalizeText } from '../../../../shared/text/plainSigns.js'
import type { Locale } from '../wordTypes.js'

/** Names, abbreviations and capitalized words that differ by language: [French, English]. */
const counterparts: readonly (readonly [fr: string, en: string])[] = [
  ['IRM', 'MRI'],
  ['PFSI', 'IFHP'],
  ['TGPNI', 'NIPT'],
  ['SSNA', 'NIHB'],
  ['RM', 'MR'],
  ['TDM', 'CT'],
  ['TEP', 'PET'],
  ['CN', 'NT'],
  ['LCC', 'CRL'],
  ['DDM', 'LMP'],
  ['DPA', 'EDD'],
  ['DMO', 'BMD'],
  ['DMO', 'DXA'],
  ['RX', 'X-ray'],
  ['rayon', 'X-ray'],
  ['rayon', 'X-rays'],
  ['radiographie', 'X-ray'],
  ['radiographie', 'X-rays'],
  ['échographie', 'US'],
  ['stérilet', 'IUD'],
  ['vein', 'IV'],
  ['achille', 'Achilles'],
  ['RCR', 'CPR'],
  ['NIP', 'PIN'],
  ['REER', 'RRSP'],
  ['Mo', 'MB'],
  ['ko', 'KB'],
  ['IRM', 'MRIs'],
  ['compatibles', 'MRI-conditional'],
  ['Technologues en imagerie', 'MRI'],
  ['BRCA', 'BRCA-type'],
  ['Entrée', 'Enter'],
  ['français', 'French'],
  ['anglais', 'English'],
  ['canadien', 'Canadian'],
  ['québécois', 'Québec'],
  ['Québec', 'City'],
  ['bureau', 'Suite'],
  ['Imagerie', 'Imaging'],
  ['Santé', 'Health'],
  ['Société', 'Society'],
  ['obstétricien', 'Obstetricians'],
  ['gynécologue', 'Gynaecologists'],
  ['radiolog', 'Radiologists'],
  ['Loi', 'Act'],
  ['Loi', 'Law'],
  ['consommateur', 'Consumer'],
  ['confidentialité', 'Privacy'],
  ['politique', 'Policy'],
  ['conditions', 'Terms'],
  ['conditions', 'Service'],
  ['ministre', 'Minister'],
  ['Commission', 'CAI'],
  ['Commission', 'regulator'],
  ['Ce', 'What'],
  ['Ordre', 'OTIMROEPMQ'],
  ['Ordre', 'order'],
  ['Programme', 'Program'],
  ['dépistage', 'Screening'],
  ['Accessibilité', 'Accessibility'],
  ['Noël', 'Christmas'],
  ['An', 'New Year'],
  ['An', 'New'],
  ['An', 'Year'],
]

const fold = (text: string): string =>
  normalizeText(text, 'NFD').replace(/\p{M}/gu, '').replaceAll('\u00A0', ' ').toLowerCase()

const folded = counterparts.map(([fr, en]) => ({ fr: fold(fr), en: fold(en) }))

/** Matches a capitalized word within a sentence, or two capitals in a row. */
const namePattern =
  /(?<![.!?…:“«(–~]\s*)(?<!^)(?<![\p{L}\d.’])\p{Lu}[\p{L}\d’-]*\p{L}|(?<![\p{L}\d])\p{Lu}{2,}\d*(?![\p{Ll}])/gu

/** Matches capitalized words that the French text may lack: "I’m", and well-known places. */
const englishAlone = /^(?:I’\p{L}+|Québec|City)$/u

const namesIn = (text: string, locale: Locale): readonly string[] => [
  ...new Set(
    [...text.matchAll(namePattern)]
      .map(([name]) => name.replace(/’s$/, ''))
      .filter((name) => locale === 'fr' || !englishAlone.test(name)),
  ),
]

const holds = (text: string, part: string): boolean =>
  // Abbreviations match whole words only: « RM » is part of « forme ».
  part.length < 4 ? new RegExp(`(?<!\\p{L})${part}`, 'u').test(text) : text.includes(part)

/** Returns names that the other language lacks in either form. @param locale of `text` */
export const missingNames = (text: string, locale: Locale, other: string): readonly string[] => {
  const there = fold(other)
  const otherLocale = locale === 'fr' ? 'en' : 'fr'
  return namesIn(text, locale).filter((name) => {
    const here = fold(name)
    if (holds(there, here)) return false
    return !folded.some((pair) => pair[locale] === here && holds(there, pair[otherLocale]))
  })
}
