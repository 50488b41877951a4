import { type ExamName, examNames, type Locale } from '../../addresses/pageTable.js'
import { consentCookie, languageCookie } from '../../config/limits.js'
import {
  type FixedPeriod,
  fixedPeriods,
  type Retention,
  type RetentionPeriod,
  retentionPeriods,
} from '../../config/retention.js'
import type { Weekday } from '../../shared/clinic/calendarDays.js'
import type { Clinic } from './clinicSchema.js'
import type { Localized } from '../../content/localized.js'
import {
  formatCount,
  formatCounts,
  formatNumbers,
  formatPhone,
  formatTime,
  type Noun,
  rangeWord,
} from '../../shared/clinic/formats.js'
import { fillFacts } from '../../shared/text/markup.js'
import { localized } from '../language/localized.js'
import { carriedBy, type EmailName, emailNames } from '../../content/pages/emailContents.js'
import { practiceFacts } from './practiceFacts.js'
import { type GestationalAge, readAge } from '../../shared/clinic/pregnancyWeeks.js'

export interface Facts {
  readonly of: (name: FactName) => Localized
  /** Replaces `{{facts}}` in a text; unknown ones stay, so that no text can break a page. */
  readonly localize: (text: Localized, locale: Locale) => string
  readonly names: readonly string[]
  /** Facts without a value, such as the hours of a closed day. */
  readonly emptyNames: readonly string[]
}

const nouns = {
  minutes: {
    fr: { one: 'minute', other: 'minutes' },
    en: { one: 'minute', other: 'minutes' },
  },
  hours: { fr: { one: 'heure', other: 'heures' }, en: { one: 'hour', other: 'hours' } },
  businessDays: {
    fr: { one: 'jour ouvrable', other: 'jours ouvrables' },
    en: { one: 'business day', other: 'business days' },
  },
  days: { fr: { one: 'jour', other: 'jours' }, en: { one: 'day', other: 'days' } },
  years: { fr: { one: 'an', other: 'ans' }, en: { one: 'year', other: 'years' } },
  weeks: { fr: { one: 'semaine', other: 'semaines' }, en: { one: 'week', other: 'weeks' } },
  centimetres: { fr: { one: 'cm', other: 'cm' }, en: { one: 'cm', other: 'cm' } },
  kilograms: { fr: { one: 'kg', other: 'kg' }, en: { one: 'kg', other: 'kg' } },
} satisfies Record<string, Noun>

const same = (value: string): Localized => localized(() => value)
const count = (amount: number, noun: Noun): Localized =>
  localized((locale) => formatCount(amount, locale, noun))
const counts = (range: readonly [number, number], noun: Noun): Localized =>
  localized((locale) => formatCounts(range, locale, noun))

const businessDays = (amount: number): Localized =>
  amount === 1
    ? { fr: 'un jour ouvrable', en: 'one business day' }
    : count(amount, nouns.businessDays)

const and: Localized = { fr: 'et', en: 'and' }

const age = ({ weeks, days }: GestationalAge, locale: Locale): string => {
  const parts = [formatCount(weeks, locale, nouns.weeks)]
  if (days > 0) parts.push(formatCount(days, locale, nouns.days))
  return parts.join(` ${and[locale]} `)
}

const exactAge = (value: string): Localized => {
  const { weeks, days } = readAge(value)
  return localized(
    (locale) =>
      `${formatCount(weeks, locale, nouns.weeks)} ${and[locale]} ${formatCount(days, locale, nouns.days)}`,
  )
}

/** Formats gestational ages such as "18 to 22 weeks", or "11 weeks to 13 weeks and 6 days". */
const ageWindow = (from: string, to: string): Localized => {
  const [start, end] = [readAge(from), readAge(to)]
  if (start.days === 0 && end.days === 0) return counts([start.weeks, end.weeks], nouns.weeks)
  return localized((locale) => `${age(start, locale)} ${rangeWord[locale]} ${age(end, locale)}`)
}

/** Formats a window that ends on the last day of a week (22w6d) as "18 to 22 weeks". */
const completedWeeks = (from: string, to: string): Localized => {
  const [start, end] = [readAge(from), readAge(to)]
  return start.days === 0 && end.days === 6
    ? counts([start.weeks, end.weeks], nouns.weeks)
    : ageWindow(from, to)
}

const address = ({ street, city, postalCode }: Clinic['address']): Localized =>
  // Two spaces before the postal code (Canada Post); a line may break after the first.
  localized(
    (locale) =>
      `${street[locale].replace(/ (?=\d+$)/, '\u00A0')}, ${city[locale]}\u00A0 ${inOnePiece(postalCode)}`,
  )

const hosting = ({ hosting: { name, place } }: Clinic['privacy']): Localized => ({
  fr: `${place.fr}, chez ${name.fr}`,
  en: `${place.en}, with ${name.en}`,
})

/** Returns a sentence per data processor: « L’hébergeur garde les renseignements (au Québec). » */
const processors = ({ processors: all }: Clinic['privacy']): Localized =>
  localized((locale) =>
    all
      .map(({ name, task, place }) => `${name[locale]} ${task[locale]} (${place[locale]}).`)
      .join(' '),
  )

const inOnePiece = (value: string): string => value.replaceAll(' ', '\u00A0')

const clinicFacts = (clinic: Clinic) => ({
  phone: localized((locale) => formatPhone(clinic.phone, locale)),
  fax: localized((locale) => formatPhone(clinic.fax, locale)),
  email: same(clinic.email),
  privacyEmail: same(clinic.privacy.email),
  privacyOfficer: clinic.privacy.officer,
  hosting: hosting(clinic.privacy),
  processors: processors(clinic.privacy),
  logDays: count(clinic.privacy.logDays, nouns.days),
  clinic: clinic.legalName,
  clinicShort: same(clinic.name),
  address: address(clinic.address),
  inDistrict: clinic.address.inDistrict,
  inTown: clinic.address.inTown,
  postalCode: same(inOnePiece(clinic.address.postalCode)),
  transit: clinic.transit,
  parking: clinic.parking,
  access: clinic.access,
  hiringContact: clinic.hiringContact,
  medicalDirector: clinic.physicians.medicalDirector,
  saturdayHours: hoursOf(clinic.hours.saturday),
  wednesdayClosing: closingOf(clinic.hours.wednesday),
})

type DayHours = Clinic['hours'][Weekday]

const hoursOf = (ranges: DayHours): Localized =>
  localized((locale) =>
    ranges
      .map((pair) => pair.map((time) => formatTime(time, locale)).join(` ${rangeWord[locale]} `))
      .join(', '),
  )

const closingOf = (ranges: DayHours): Localized => {
  const end = ranges.at(-1)?.[1]
  return localized((locale) => (end === undefined ? '' : formatTime(end, locale)))
}

const minutesOfExams = ({ exams }: Clinic): readonly (readonly [FactName, Localized])[] =>
  examNames.map((name) => [`minutes.${name}`, counts(exams[name].minutes, nouns.minutes)])

const examFacts = ({ windows, cycleDays, ...clinic }: Clinic) => ({
  nuchalWindow: ageWindow(windows.nuchalTranslucency.from, windows.nuchalTranslucency.to),
  nuchalBest: ageWindow(windows.nuchalTranslucency.bestFrom, windows.nuchalTranslucency.bestTo),
  morphologyWindow: completedWeeks(windows.morphological.from, windows.morphological.to),
  /** Exact age with days, even if `morphologyWindow` is in whole weeks. */
  morphologyEnd: exactAge(windows.morphological.to),
  datingWindow: completedWeeks(windows.dating.from, windows.dating.to),
  hysterosonogramDays: localized((locale) => formatNumbers(cycleDays.hysterosonogram, locale)),
  breastMriDays: localized((locale) => formatNumbers(cycleDays.breastMri, locale)),
  mriVisit: counts(clinic.mriVisitMinutes, nouns.minutes),
  mriBore: count(clinic.mriBoreCentimetres, nouns.centimetres),
  mriTable: count(clinic.mriTableKilograms, nouns.kilograms),
})

const delayFacts = (clinic: Clinic) => ({
  reportDelay: businessDays(clinic.reportBusinessDays),
  callbackDelay: businessDays(clinic.callbackBusinessDays),
  hiringDelay: businessDays(clinic.hiringAnswerBusinessDays),
  arriveEarly: count(clinic.arriveMinutesEarly, nouns.minutes),
  changeNotice: count(clinic.changeNoticeHours, nouns.hours),
  languageCookie: count(languageCookie.days, nouns.days),
  consentCookie: count(consentCookie.days, nouns.days),
})

const retentionFacts = (retention: Retention): readonly (readonly [FactName, Localized])[] =>
  retentionPeriods.map((name) => [`retention.${name}`, count(retention[name], nouns.days)])

const periodFacts = () => {
  const written = (name: FixedPeriod): Localized => {
    const period = fixedPeriods[name]
    if ('days' in period) return count(period.days, nouns.days)
    return 'hours' in period ? count(period.hours, nouns.hours) : count(period.years, nouns.years)
  }
  return {
    'kept.suspected': written('suspected'),
    'kept.withdrawn': written('withdrawn'),
    'kept.requestLink': written('requestLink'),
    'kept.shortNotice': written('shortNotice'),
    'kept.uploads': written('uploads'),
    'kept.quarantine': written('quarantine'),
    'kept.backups': written('backups'),
    'kept.audit': written('audit'),
    'kept.privacyRequests': written('privacyRequests'),
    'kept.incidents': written('incidents'),
    'kept.content': written('content'),
    'kept.contentDrafts': written('contentDrafts'),
    'kept.contentPreviews': written('contentPreviews'),
  } satisfies Record<`kept.${FixedPeriod}`, Localized>
}

const emailFacts = (): readonly (readonly [FactName, Localized])[] =>
  emailNames.map((name) => [`email.${name}`, carriedBy(name)])

const namedFacts = (clinic: Clinic) => ({
  ...clinicFacts(clinic),
  ...examFacts(clinic),
  ...delayFacts(clinic),
  ...practiceFacts(clinic),
  ...periodFacts(),
})

export type FactName =
  | keyof ReturnType<typeof namedFacts>
  | `minutes.${ExamName}`
  | `email.${EmailName}`
  | `retention.${RetentionPeriod}`

export const createFacts = (clinic: Clinic, retention: Retention): Facts => {
  const facts: ReadonlyMap<string, Localized> = new Map([
    ...Object.entries(namedFacts(clinic)),
    ...minutesOfExams(clinic),
    ...emailFacts(),
    ...retentionFacts(retention),
  ])
  const names = [...facts.keys()]
  const find = (name: string): Localized => {
    const fact = facts.get(name)
    if (fact !== undefined) return fact
    throw new Error(`The fact {{${name}}} is unknown. Known facts: ${names.join(', ')}.`)
  }
  return {
    of: find,
    localize: (text, locale) => fillFacts(text[locale], (name) => facts.get(name)?.[locale]),
    names,
    emptyNames: names.filter((name) => find(name).fr.trim() === ''),
  }
}
