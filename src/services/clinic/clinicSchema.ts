import * as z from 'zod'
import { examNames } from '../../addresses/pageTable.js'
import {
  companionPolicies,
  fetalSexPolicies,
  missedVisitPolicies,
  prescribers,
  prescriptionForms,
  prpAreas,
  prpPrescriptions,
  questionnaireGivers,
} from '../../content/clinicTexts.js'
import type { Weekday } from '../../shared/clinic/calendarDays.js'
import type { Closure } from '../../shared/clinic/closures.js'
import { daysOfAge, isGestationalAge } from '../../shared/clinic/pregnancyWeeks.js'
import { between, betweenItems } from './rulesBetween.js'
import { textKeys } from './textsToConfirm.js'

/** Accepts canonical time zones only, not aliases such as America/Montreal. */
const isTimeZone = (value: string): boolean => Intl.supportedValuesOf('timeZone').includes(value)

const localized = z.strictObject({ fr: z.string().trim().min(1), en: z.string().trim().min(1) })
// Area codes and exchanges do not start with 0 or 1 (NANP).
const phone = z.string().regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, {
  error: 'must be a North American number written like +14185550142',
})
const email = z.email({ error: 'must be an email address' })
const referencePrefix = z
  .string()
  .regex(/^[A-Z]{2,5}$/, { error: 'must be 2 to 5 capital letters' })
  // Prefixes of the registers of incidents and privacy requests.
  .refine((prefix) => !['INC', 'VP'].includes(prefix), { error: 'must not be INC or VP' })
const isoDate = z.iso.date({ error: 'must be a date written like 2026-12-24' })
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, { error: 'must be a quarter hour written like 07:30' })
const gestationalAge = z
  .string()
  .refine(isGestationalAge, { error: 'must be weeks and days written like 12w3d' })
const wholeRule = { error: 'must be a whole number above 0' }
const positiveWhole = z.int(wholeRule).positive(wholeRule)
const priceInDollars = z.number().positive().max(5000)

const review = z.strictObject({ by: localized, on: isoDate })

const numberPair = z.tuple([positiveWhole, positiveWhole])
const range = numberPair
  .check(
    between(numberPair, ([from, to], add) => {
      if (from > to)
        add(`must go from the smaller number to the larger (it goes from ${from} to ${to})`)
    }),
  )
  .readonly()

const timePair = z.tuple([time, time])
const openRange = timePair
  .check(
    between(timePair, ([from, to], add) => {
      if (from >= to) add(`must open before it closes (it goes from ${from} to ${to})`)
    }),
  )
  .readonly()
const dayHours = z.array(openRange).check(
  betweenItems(
    timePair.refine(([from, to]) => from < to),
    (first, second, add) => {
      const names = `${first.join('–')} and ${second.join('–')}`
      // Touching ranges must be merged, so that the displayed closing time is correct.
      if (first[0] <= second[1] && second[0] <= first[1]) {
        add(`must not hold hours that overlap or touch: ${names}`)
      } else if (second[0] < first[0]) {
        add(`must follow the order of the day: ${names}`)
      }
    },
  ),
)

const period = z.object({ from: isoDate, to: isoDate })
const closure = z.strictObject({ from: isoDate, to: isoDate, reason: localized }).check(
  between(period, ({ from, to }, add) => {
    if (from > to) add(`must not end before it begins (it goes from ${from} to ${to})`)
  }),
)
const closures = z.array(closure).check(
  betweenItems(
    period.refine(({ from, to }) => from <= to),
    (first, second, add) => {
      if (first.from > second.to || second.from > first.to) return
      const [one, other] = [first, second].map(({ from, to }) => `${from} to ${to}`)
      add(`must not hold closures that overlap: ${one} and ${other}`)
    },
  ),
)

const ageWindow = z.object({ from: gestationalAge, to: gestationalAge })
const forwards = between(ageWindow, ({ from, to }, add) => {
  if (daysOfAge(from) > daysOfAge(to)) {
    add(`must not end before it begins (it goes from ${from} to ${to})`)
  }
})
const bestInside = between(
  ageWindow.extend({ bestFrom: gestationalAge, bestTo: gestationalAge }),
  ({ from, to, bestFrom, bestTo }, add) => {
    const days = [from, bestFrom, bestTo, to].map(daysOfAge)
    const inOrder = days.every((day, position) => day >= Math.max(...days.slice(0, position)))
    if (!inOrder) add(`must hold its best days: ${bestFrom} to ${bestTo} within ${from} to ${to}`)
  },
)
const window = z.strictObject(ageWindow.shape).check(forwards)
const windowWithBest = z
  .strictObject({ ...ageWindow.shape, bestFrom: gestationalAge, bestTo: gestationalAge })
  .check(forwards, bestInside)

const radiologists = z.enum(['participating', 'non-participating'], {
  error: 'must be "participating" or "non-participating"',
})
const whoPays = z.object({
  radiologists,
  prices: z.object({ ultrasound: z.unknown().optional() }),
})
const coverage = z
  .strictObject({
    radiologists,
    pricesValidUntil: isoDate,
    prices: z.strictObject({
      mri: priceInDollars,
      breastMri: priceInDollars,
      mriContrast: priceInDollars,
      prpConsultation: priceInDollars,
      prp: priceInDollars,
      ultrasound: priceInDollars.optional(),
    }),
    files: z.array(z.enum(['cnesst', 'saaq'])),
    /** Whether PRP may be charged to persons insured by the RAMQ. */
    prpBilling: z.enum(['confirmed', 'toConfirm'], { error: 'must be "confirmed" or "toConfirm"' }),
  })
  .check(
    between(whoPays, (known, add) => {
      const charges = known.prices.ultrasound !== undefined
      const path = ['prices', 'ultrasound']
      // Charging for an insured ultrasound is illegal in Québec.
      if (known.radiologists === 'participating' && charges) {
        add('must be absent: participating radiologists may not charge for an insured exam', path)
      }
      if (known.radiologists === 'non-participating' && !charges) {
        add('is missing: with non-participating radiologists the person pays', path)
      }
    }),
  )

const exam = z.strictObject({ minutes: range })

const atLeastOne = <const Choices extends readonly string[]>(choices: Choices) =>
  z.array(z.enum(choices)).min(1)

const prescriptions = z.strictObject({
  forms: atLeastOne(prescriptionForms),
  prescribers: atLeastOne(prescribers),
  pregnancyPrescribers: atLeastOne(prescribers),
})

const visits = z.strictObject({
  /** Before an ultrasound that needs a full bladder. */
  waterLitres: positiveWhole.max(2),
  companion: z.enum(companionPolicies),
  fetalSex: z.enum(fetalSexPolicies),
  missedVisit: z.enum(missedVisitPolicies),
  imageCopyFee: z.number().min(0).max(500),
})

const shortName = z.string().trim().min(1)
const startsWithStress = between(
  z.object({ name: shortName, nameStress: shortName }),
  ({ name, nameStress }, add) => {
    if (!name.startsWith(nameStress))
      add(`must be the beginning of the name ${name}`, ['nameStress'])
  },
)

const teamRole = z.strictObject({
  role: localized,
  task: localized,
  people: positiveWhole,
  names: z.enum(['medicalDirector', 'radiologists']).optional(),
})

const fields = z.strictObject({
  name: shortName,
  nameStress: shortName,
  legalName: localized,
  tagline: localized,
  phone,
  fax: phone,
  email,
  /** Recipient of application notices unless `MAIL_HR` is set; never the front desk. */
  hiringEmail: email,
  /** Sender of emails unless `MAIL_FROM` is set. */
  senderEmail: email,
  referencePrefix,
  privacy: z.strictObject({
    email,
    officer: localized,
    hosting: z.strictObject({
      name: localized,
      place: localized,
      /** Cloud regions within that place, which `npm run doctor` compares with the settings. */
      regions: z.array(z.string().trim().min(1)).min(1),
    }),
    processors: z
      .array(z.strictObject({ name: localized, task: localized, place: localized }))
      .min(1),
    logDays: positiveWhole,
  }),
  address: z.strictObject({
    street: localized,
    district: localized,
    city: localized,
    locality: z.string().trim().min(1),
    // Canada Post never uses D, F, I, O, Q or U, nor W or Z in first position.
    postalCode: z
      .string()
      .regex(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/, {
        error: 'must be a Canadian postal code written like G1W 0A5',
      }),
  }),
  // Borders of Québec; western longitudes are negative.
  position: z.strictObject({
    latitude: z.number().min(44.9).max(62.6),
    longitude: z.number().min(-79.8).max(-57.1),
  }),
  timeZone: z.string().refine(isTimeZone, { error: 'must be a time zone such as America/Toronto' }),
  hours: z.strictObject({
    sunday: dayHours,
    monday: dayHours,
    tuesday: dayHours,
    wednesday: dayHours,
    thursday: dayHours,
    friday: dayHours,
    saturday: dayHours,
  } satisfies Record<Weekday, typeof dayHours>),
  easter: z.enum(['friday', 'monday', 'both'], { error: 'must be "friday", "monday" or "both"' }),
  closures,
  coverage,
  prescriptions,
  /** Participation in Québec's prenatal screening program. */
  prenatalProgram: z.strictObject({ takesPart: z.boolean(), since: isoDate }),
  visits,
  exams: z.record(z.enum(examNames), exam),
  windows: z.strictObject({
    dating: window,
    nuchalTranslucency: windowWithBest,
    morphological: window,
    growth: window,
  }),
  cycleDays: z.strictObject({ hysterosonogram: range, breastMri: range }),
  reportBusinessDays: positiveWhole,
  callbackBusinessDays: positiveWhole,
  hiringAnswerBusinessDays: positiveWhole,
  arriveMinutesEarly: positiveWhole,
  changeNoticeHours: positiveWhole,
  mriVisitMinutes: range,
  mriBoreCentimetres: positiveWhole,
  mriTableKilograms: positiveWhole,
  mriQuestionnaireFrom: z.enum(questionnaireGivers),
  prp: z.strictObject({
    areas: atLeastOne(prpAreas),
    prescription: z.enum(prpPrescriptions),
  }),
  transit: localized,
  parking: localized,
  access: localized,
  /** The physicians' code of ethics (s. 92) requires names and titles in advertising. */
  physicians: z.strictObject({
    medicalDirector: localized,
    radiologists: z.array(localized).min(1),
  }),
  team: z.array(teamRole).min(1),
  hiringContact: localized,
  /** Ministry permit of the laboratory; omitted on pages if `undefined`. */
  permit: shortName.optional(),
  reviews: z.partialRecord(z.enum(examNames), review),
  /** Dates on which the clinic confirmed texts; `npm run doctor` lists the others. */
  confirmed: z.partialRecord(z.enum(textKeys), isoDate),
})

export type PageReview = z.infer<typeof review>

export const clinicSchema = fields.check(startsWithStress)

/** All clinic data; closures also include those of notices. */
export type Clinic = Omit<z.infer<typeof clinicSchema>, 'closures'> & {
  readonly closures: readonly Closure[]
}
