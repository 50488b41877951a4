import * as z from 'zod'
import { fixedPeriods } from '../../../config/retention.js'
import type { Fields, StoredRecord } from '../../adapters/records/records.js'
import { addDays, calendarDay, isCalendarDay, yearOf } from '../../../shared/clinic/calendarDays.js'
import { storedObject } from '../../adapters/records/storedValue.js'

/*
 * The register of confidentiality incidents. Its eight items are those of the Regulation respecting
 * confidentiality incidents (A-2.1, r. 3.1, s. 7); what concerns health information also goes to the
 * Minister (R-22.1, r. 1, s. 15). An entry is kept five years at least (s. 8), amended by adding a
 * version, and never changed or erased before.
 */

/** Requests are health information; applications and the personnel's own data are not. */
export const incidentLaws = ['health', 'private'] as const

/** What is written of an incident, by the items of the regulation, as it was typed. */
export const incidentItems = [
  'law',
  /** 1. Which information, or why that cannot be said. */
  'information',
  /** 2. What happened. */
  'circumstances',
  /** 3. The day or the period, about when. */
  'occurred',
  /** 4. The day on which the clinic learned of it. */
  'awareOn',
  /** 5. How many people, or about how many. */
  'persons',
  /** 6. Whether there is a risk of serious injury, and why. */
  'serious',
  'reasons',
  /** 7. Days of the notices, where the risk is serious. */
  'noticeCommission',
  'noticeMinister',
  'noticePersons',
  'publicNotice',
  /** 8. What was done so that less harm follows. */
  'measures',
  /** A reference of the site that it is about. */
  'linked',
] as const
export type IncidentItem = (typeof incidentItems)[number]

/** The items that are a day. */
export const incidentDays = [
  'awareOn',
  'noticeCommission',
  'noticeMinister',
  'noticePersons',
] as const satisfies readonly IncidentItem[]

export type IncidentItems = Readonly<Record<IncidentItem, string>>

export const noItems: IncidentItems = {
  law: '',
  information: '',
  circumstances: '',
  occurred: '',
  awareOn: '',
  persons: '',
  serious: '',
  reasons: '',
  noticeCommission: '',
  noticeMinister: '',
  noticePersons: '',
  publicNotice: '',
  measures: '',
  linked: '',
}

/** Items that an older release did not have are empty; those of a newer one are preserved. */
const itemsSchema = z
  .record(z.string(), z.string())
  .transform((stored): IncidentItems => ({ ...noItems, ...stored }))

const versionSchema = storedObject({
  at: z.int(),
  /** A colleague, by name. */
  by: z.string(),
  items: itemsSchema,
})
export type IncidentVersion = z.infer<typeof versionSchema>

const incidentSchema = z.object({
  /** The id of the form it was written down with: sent twice, it is one incident. */
  form: z.string().exactOptional(),
  versions: z.array(versionSchema).min(1),
})

export interface Incident extends z.infer<typeof incidentSchema> {
  /** Such as `INC-2026-003`. */
  readonly reference: string
  /** Of the record. */
  readonly version: number
  readonly createdAt: number
  /** Those of the last version; the versions stand oldest first. */
  readonly items: IncidentItems
}

/** @throws ZodError when the record is no incident */
export const readIncident = ({ id, version, createdAt, fields }: StoredRecord): Incident => {
  const stored = incidentSchema.parse(fields)
  const items = stored.versions.at(-1)?.items ?? noItems
  return { ...stored, reference: id, version, createdAt, items }
}

export const incidentFields = (versions: readonly IncidentVersion[], form?: string): Fields =>
  incidentSchema.parse({ ...(form === undefined ? {} : { form }), versions })

/** A day that has come; a notice cannot have been sent tomorrow. */
const isPastDay = (text: string, today: string): boolean => isCalendarDay(text) && text <= today

const notices = ['noticeCommission', 'noticeMinister', 'noticePersons'] as const
type Notice = (typeof notices)[number]

/** The notices that the law asks for: none without a risk of serious injury. */
export const requiredNotices = ({ law, serious }: IncidentItems): readonly Notice[] =>
  notices.filter((notice) => serious === 'yes' && (notice !== 'noticeMinister' || law === 'health'))

/** The notices that have not been sent. */
export const openNotices = (items: IncidentItems, today: string): readonly Notice[] =>
  requiredNotices(items).filter((notice) => !isPastDay(items[notice], today))

const requiredTexts = ['information', 'circumstances', 'occurred', 'reasons', 'measures'] as const

/** The items that the register must have and that this entry lacks, in the order of the regulation. */
export const missingItems = (items: IncidentItems, today: string): readonly IncidentItem[] => {
  const missing = new Set<IncidentItem>([
    ...requiredTexts.filter((name) => items[name] === ''),
    ...openNotices(items, today),
  ])
  if (!incidentLaws.some((law) => law === items.law)) missing.add('law')
  if (!isPastDay(items.awareOn, today)) missing.add('awareOn')
  // « 1 », « au plus 40 »: a number, be it about.
  if (!/\p{Decimal_Number}/u.test(items.persons)) missing.add('persons')
  if (items.serious !== 'yes' && items.serious !== 'no') missing.add('serious')
  return incidentItems.filter((name) => missing.has(name))
}

/** The first day on which an entry may be removed: five years after the clinic learned of it. */
export const removableFrom = ({ items, createdAt }: Incident): string => {
  const written = new Date(createdAt).toISOString().slice(0, 10)
  // Never sooner than five years after it was written down, whatever day was typed.
  const from = isCalendarDay(items.awareOn) && items.awareOn > written ? items.awareOn : written
  const [, month = '', date = ''] = from.split('-')
  return addDays(
    calendarDay(yearOf(from) + fixedPeriods.incidents.years, Number(month), Number(date)),
    1,
  )
}
