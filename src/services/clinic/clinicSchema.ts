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
import { daysBetween, type Weekday } from '../../shared/clinic/calendarDays.js'
import type { Closure } from '../../shared/clinic/closures.js'
import { daysOfAge, isGestationalAge } from '../../shared/clinic/pregnancyWeeks.js'
import { broken, failsAs } from '../schema/brokenRule.js'
import * as f from '../schema/fields.js'
import { between, betweenItems } from './rulesBetween.js'
import { textKeys } from './textsToConfirm.js'

/** Accepts canonical time zones only, not aliases such as America/Montreal. */
const isTimeZone = (value: string): boolean => Intl.supportedValuesOf('timeZone').includes(value)

const shortText = () => z.string().trim().min(1).max(f.lineLength)
const localized = () => f.field(z.strictObject({ fr: shortText(), en: shortText() }), 'line')
// Area codes and exchanges do not start with 0 or 1 (NANP).
const phone = () =>
  f.field(z.string().regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, failsAs('phone')), 'phone')
/** RFC 5321, 4.5.3.1.3. */
const mostEmail = 254
const email = () => f.field(z.email(failsAs('email')).max(mostEmail), 'email')
const referencePrefix = z
  .string()
  .regex(/^[A-Z]{2,5}$/, failsAs('prefix'))
  .refine((prefix) => !['INC', 'VP'].includes(prefix), failsAs('reservedPrefix'))
const time = z.string().regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, failsAs('quarterHour'))
const gestationalAge = () => f.field(z.string().refine(isGestationalAge, failsAs('weeks')), 'name')
/** @param most larger numbers are typos */
const positiveWhole = (most: number, about: Parameters<typeof f.line>[0] = {}) =>
  f.field(z.int(failsAs('whole')).positive(failsAs('whole')).max(most), 'number', about)
const priceInDollars = () =>
  f.field(z.number().positive().max(5000).multipleOf(0.01, failsAs('cents')), 'price')

const review = f.group({ by: localized(), on: f.date() })

const range = (most: number) => {
  const numberPair = z.tuple([positiveWhole(most), positiveWhole(most)])
  return f
    .field(
      numberPair.check(
        between(numberPair, ([from, to], add) => {
          if (from > to) add(broken('range', { found: `${from} to ${to}` }))
        }),
      ),
      'range',
    )
    .readonly()
}

const timePair = z.tuple([time, time])
const openRange = timePair
  .check(
    between(timePair, ([from, to], add) => {
      if (from >= to) add(broken('closesBeforeOpening', { found: `${from} to ${to}` }))
    }),
  )
  .readonly()
const mostRanges = 4
const dayHours = () =>
  f.field(
    z
      .array(openRange)
      .max(mostRanges)
      .check(
        betweenItems(
          timePair.refine(([from, to]) => from < to),
          (first, second, add) => {
            const found = `${first.join('–')} and ${second.join('–')}`
            // Touching ranges must be merged, so that the displayed closing time is correct.
            if (first[0] <= second[1] && second[0] <= first[1]) {
              add(broken('overlap', { found }))
            } else if (second[0] < first[0]) {
              add(broken('dayOrder', { found }))
            }
          },
        ),
      ),
    'dayHours',
  )

const period = z.object({ from: f.date(), to: f.date() })
const mostClosedDays = 366
const closure = f.group({ from: f.date(), to: f.date(), reason: localized() }).check(
  between(period, ({ from, to }, add) => {
    const found = `${from} to ${to}`
    if (from > to) add(broken('endsFirst', { found }))
    if (daysBetween(from, to) > mostClosedDays) add(broken('longClosure', { found }))
  }),
)
const closures = f.list(closure).check(
  betweenItems(
    period.refine(({ from, to }) => from <= to),
    (first, second, add) => {
      if (first.from > second.to || second.from > first.to) return
      const [one, other] = [first, second].map(({ from, to }) => `${from} to ${to}`)
      add(broken('overlap', { found: `${one} and ${other}` }))
    },
  ),
)

const ageWindow = z.object({ from: gestationalAge(), to: gestationalAge() })
const forwards = between(ageWindow, ({ from, to }, add) => {
  if (daysOfAge(from) > daysOfAge(to)) {
    add(broken('endsFirst', { found: `${from} to ${to}` }))
  }
})
const bestInside = between(
  ageWindow.extend({ bestFrom: gestationalAge(), bestTo: gestationalAge() }),
  ({ from, to, bestFrom, bestTo }, add) => {
    const days = [from, bestFrom, bestTo, to].map(daysOfAge)
    const inOrder = days.every((day, position) => day >= Math.max(...days.slice(0, position)))
    const found = `${bestFrom} to ${bestTo} within ${from} to ${to}`
    if (!inOrder) add(broken('bestDays', { found }))
  },
)
const window = () =>
  f.group({ from: gestationalAge(), to: gestationalAge() }, { labels: 'window' }).check(forwards)
const windowWithBest = f
  .group(
    {
      from: gestationalAge(),
      to: gestationalAge(),
      bestFrom: gestationalAge(),
      bestTo: gestationalAge(),
    },
    { labels: 'window' },
  )
  .check(forwards, bestInside)

const radiologists = f.field(z.enum(['participating', 'non-participating']), 'choice', {
  review: 'legal',
})
const whoPays = z.object({
  radiologists,
  prices: z.object({ ultrasound: z.unknown().optional() }),
})
const coverage = f
  .group({
    radiologists,
    pricesValidUntil: f.date(),
    prices: f.group({
      mri: priceInDollars(),
      breastMri: priceInDollars(),
      mriContrast: priceInDollars(),
      prpConsultation: priceInDollars(),
      prp: priceInDollars(),
      ultrasound: priceInDollars().exactOptional(),
    }),
    files: f.choices(['cnesst', 'saaq']),
    /** Confirmation that persons insured by the public plan may be charged for platelet-rich plasma (PRP). */
    prpBilling: f.field(z.enum(['confirmed', 'toConfirm']), 'choice', { review: 'legal' }),
  })
  .check(
    between(whoPays, (known, add) => {
      const charges = known.prices.ultrasound !== undefined
      const path = ['prices', 'ultrasound']
      // Charging for an insured ultrasound is illegal in Québec.
      if (known.radiologists === 'participating' && charges) {
        add(broken('insured'), path)
      }
      if (known.radiologists === 'non-participating' && !charges) {
        add(broken('unpaid'), path)
      }
    }),
  )

const atLeastOne = <const Choices extends readonly string[]>(choices: Choices) =>
  f.field(z.array(z.enum(choices)).min(1), 'choices')

const text = () => f.field(shortText(), 'name')

const shortName = shortText()
const startsWithStress = between(
  z.object({ name: shortName, nameStress: shortName }),
  ({ name, nameStress }, add) => {
    if (!name.startsWith(nameStress)) add(broken('nameStress'), ['nameStress'])
  },
)

const colour = z.string().regex(/^(#[\da-f]{6}|rgb\([\d ]+ \/ 0?\.\d+\))$/, failsAs('technical'))
const colours = () => z.record(z.string(), colour)
const circle = z.strictObject({ cx: z.number(), cy: z.number(), r: z.number() })
const brand = z.strictObject({
  mark: z.strictObject({ ring: circle, waves: z.string(), dot: circle }),
  colours: z.strictObject({
    light: colours(),
    dark: colours(),
    bands: colours(),
    bothThemes: colours(),
  }),
})

const identity = {
  name: text(),
  nameStress: text(),
  legalName: localized(),
  tagline: localized(),
  referencePrefix: f.field(referencePrefix, 'name', { locked: true }),
  /** Read when the site is built (`shared/brand/brand.ts`), so a file of `CLINIC_FILE` may omit it. */
  brand: f.field(brand, 'group', { locked: true }).exactOptional(),
  /** Names that spelling checks accept: people, streets and buses that are in no dictionary. */
  properNames: f.list(text()),
  /** Ministry permit of the laboratory; omitted on pages if absent. */
  permit: f.field(shortName.clone(), 'name', { review: 'legal' }).exactOptional(),
}

const contact = {
  phone: phone(),
  fax: phone(),
  email: email(),
  /** Recipient of application notices unless `MAIL_HR` is set; never the front desk. */
  hiringEmail: email(),
  senderEmail: email(),
  hiringContact: localized(),
}

const place = {
  address: f.group({
    street: localized(),
    district: localized(),
    inDistrict: localized(),
    inTown: localized(),
    city: localized(),
    locality: text(),
    // Canada Post never uses D, F, I, O, Q or U, nor W or Z in first position.
    postalCode: f.field(
      z
        .string()
        .regex(
          /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
          failsAs('postalCode'),
        ),
      'name',
    ),
  }),
  /** Stops from the street to the room, numbered as in the drawing. */
  route: f.group({
    steps: f.list(localized(), { least: 2, most: 2 }),
    stepFree: f.list(localized(), { least: 2, most: 2 }),
    inside: f.list(localized(), { least: 2, most: 2 }),
    rooms: f.group({
      ultrasound: f.list(localized(), { least: 2, most: 2 }),
      mri: f.list(localized(), { least: 2, most: 2 }),
      treatment: f.list(localized(), { least: 1, most: 1 }),
    }),
  }),
  // Borders of Québec; western longitudes are negative.
  position: f.group({
    latitude: f.number({ least: 44.9, most: 62.6 }),
    longitude: f.number({ least: -79.8, most: -57.1 }),
  }),
  timeZone: f.field(
    z.string().refine(isTimeZone, failsAs('timeZone', { example: 'America/Toronto' })),
    'name',
    { locked: true },
  ),
  transit: localized(),
  parking: localized(),
  access: localized(),
}

const hours = {
  hours: f.group({
    sunday: dayHours(),
    monday: dayHours(),
    tuesday: dayHours(),
    wednesday: dayHours(),
    thursday: dayHours(),
    friday: dayHours(),
    saturday: dayHours(),
  } satisfies Record<Weekday, ReturnType<typeof dayHours>>),
  easter: f.field(z.enum(['friday', 'monday', 'both']), 'choice'),
  closures: f.field(closures, 'list'),
}

const delays = {
  reportBusinessDays: positiveWhole(60),
  callbackBusinessDays: positiveWhole(60),
  hiringAnswerBusinessDays: positiveWhole(60),
  arriveMinutesEarly: positiveWhole(240),
  changeNoticeHours: positiveWhole(336),
}

const prices = { coverage: f.field(coverage, 'group') }

const people = {
  /** The physicians' code of ethics (s. 92) requires names and titles in advertising. */
  physicians: f.group({
    medicalDirector: localized(),
    radiologists: f.list(localized(), { least: 1 }),
  }),
  team: f.list(
    f.group({
      role: localized(),
      drawing: f.drawing({ locked: true }).exactOptional(),
      task: localized(),
      people: positiveWhole(999),
      names: f.choice(['medicalDirector', 'radiologists']).exactOptional(),
    }),
    { least: 1 },
  ),
}

const practice = {
  prescriptions: f.group({
    forms: atLeastOne(prescriptionForms),
    prescribers: atLeastOne(prescribers),
    pregnancyPrescribers: atLeastOne(prescribers),
  }),
  prenatalProgram: f.group({ takesPart: f.yesOrNo(), since: f.date() }),
  visits: f.group({
    waterLitres: positiveWhole(2, { review: 'medical' }),
    companion: f.choice(companionPolicies),
    fetalSex: f.choice(fetalSexPolicies),
    missedVisit: f.choice(missedVisitPolicies),
    imageCopyFee: f.number({ most: 500 }),
  }),
  mriQuestionnaireFrom: f.choice(questionnaireGivers),
  prp: f.group({
    areas: atLeastOne(prpAreas),
    prescription: f.choice(prpPrescriptions),
  }),
}

const exams = {
  exams: f.each(
    examNames,
    f.group({
      minutes: range(480),
      booking: f
        .group({ name: f.name(), url: f.group({ fr: f.url(), en: f.url() }) })
        .exactOptional(),
    }),
    { review: 'medical' },
  ),
  windows: f.group(
    {
      dating: window(),
      nuchalTranslucency: f.field(windowWithBest, 'group', { labels: 'window' }),
      morphological: window(),
      growth: window(),
    },
    { review: 'medical' },
  ),
  cycleDays: f.group({ hysterosonogram: range(40), breastMri: range(40) }, { review: 'medical' }),
  mriVisitMinutes: range(480),
  mriBoreCentimetres: positiveWhole(200),
  mriTableKilograms: positiveWhole(500),
}

const privacy = {
  privacy: f.group(
    {
      email: email(),
      officer: localized(),
      hosting: f.group({
        name: localized(),
        place: localized(),
        /** Cloud regions within `place`, which `npm run doctor` compares with the settings. */
        regions: f.list(text(), { least: 1 }),
      }),
      processors: f.list(f.group({ name: localized(), task: localized(), place: localized() }), {
        least: 1,
      }),
      logDays: positiveWhole(3660),
    },
    { review: 'legal' },
  ),
}

const confirmations = {
  reviews: f.field(z.partialRecord(z.enum(examNames), review), 'each', { locked: true }),
  /** Dates on which the clinic confirmed texts; `npm run doctor` lists unconfirmed texts. */
  confirmed: f.field(z.partialRecord(z.enum(textKeys), f.date()), 'each', { locked: true }),
}

const fields = z.strictObject({
  ...f.inGroup('identity', identity),
  ...f.inGroup('contact', contact),
  ...f.inGroup('place', place),
  ...f.inGroup('hours', hours),
  ...f.inGroup('prices', prices),
  ...f.inGroup('people', people),
  ...f.inGroup('delays', delays),
  ...f.inGroup('practice', practice),
  ...f.inGroup('exams', exams),
  ...f.inGroup('privacy', privacy),
  ...f.inGroup('confirmations', confirmations),
})

export type PageReview = z.infer<typeof review>

export const clinicSchema = fields.check(startsWithStress)

export type Clinic = Omit<z.infer<typeof clinicSchema>, 'closures'> & {
  readonly closures: readonly Closure[]
}
