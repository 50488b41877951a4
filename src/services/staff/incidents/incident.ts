import * as z from 'zod'
import { fixedPeriods } from '../../../config/retention.js'
import type { Fields, StoredRecord } from '../../adapters/records/records.js'
import { addDays, calendarDay, isCalendarDay, yearOf } from '../../../shared/clinic/calendarDays.js'
import { storedObject } from '../../adapters/records/storedValue.js'

/*
 * Register of confidentiality incidents, with the eight items of Québec's regulation (A-2.1, r.
 * 3.1, s. 7). Incidents about health information are also reported to the Minister (R-22.1, r. 1,
 * s. 15). Entries are stored for five years at least (s. 8); amendments add a version.
 */

/**
 * Laws that apply: `health` to requests, which are health information; `private` to applications
 * and staff data.
 */
export const incidentLaws = ['health', 'private'] as const

export const incidentItems = [
  'law',
  'information',
  'circumstances',
  'occurred',
  'awareOn',
  'persons',
  'serious',
  'reasons',
  'noticeCommission',
  'noticeMinister',
  'noticePersons',
  'publicNotice',
  'measures',
  'linked',
] as const
export type IncidentItem = (typeof incidentItems)[number]

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

/** Items missing in an older release are empty; those of a newer one are preserved. */
const itemsSchema = z
  .record(z.string(), z.string())
  .transform((stored): IncidentItems => ({ ...noItems, ...stored }))

const versionSchema = storedObject({
  at: z.int(),
  by: z.string(),
  items: itemsSchema,
})
export type IncidentVersion = z.infer<typeof versionSchema>

const incidentSchema = z.object({
  form: z.string().exactOptional(),
  versions: z.array(versionSchema).min(1),
})

export interface Incident extends z.infer<typeof incidentSchema> {
  readonly reference: string
  readonly version: number
  readonly createdAt: number
  /** Items of the latest version; versions are in chronological order. */
  readonly items: IncidentItems
}

export const readIncident = ({ id, version, createdAt, fields }: StoredRecord): Incident => {
  const stored = incidentSchema.parse(fields)
  const items = stored.versions.at(-1)?.items ?? noItems
  return { ...stored, reference: id, version, createdAt, items }
}

export const incidentFields = (versions: readonly IncidentVersion[], form?: string): Fields =>
  incidentSchema.parse({ ...(form === undefined ? {} : { form }), versions })

/** Returns whether a text is a day up to today: a notice cannot have been sent tomorrow. */
const isPastDay = (text: string, today: string): boolean => isCalendarDay(text) && text <= today

const notices = ['noticeCommission', 'noticeMinister', 'noticePersons'] as const
type Notice = (typeof notices)[number]

export const requiredNotices = ({ law, serious }: IncidentItems): readonly Notice[] =>
  notices.filter((notice) => serious === 'yes' && (notice !== 'noticeMinister' || law === 'health'))

export const openNotices = (items: IncidentItems, today: string): readonly Notice[] =>
  requiredNotices(items).filter((notice) => !isPastDay(items[notice], today))

const requiredTexts = ['information', 'circumstances', 'occurred', 'reasons', 'measures'] as const

/** Returns mandatory items that are missing, in the order of the regulation. */
export const missingItems = (items: IncidentItems, today: string): readonly IncidentItem[] => {
  const missing = new Set<IncidentItem>([
    ...requiredTexts.filter((name) => items[name] === ''),
    ...openNotices(items, today),
  ])
  if (!incidentLaws.some((law) => law === items.law)) missing.add('law')
  if (!isPastDay(items.awareOn, today)) missing.add('awareOn')
  // Accepts « 1 » and « au plus 40 »: a number, possibly approximate.
  if (!/\p{Decimal_Number}/u.test(items.persons)) missing.add('persons')
  if (items.serious !== 'yes' && items.serious !== 'no') missing.add('serious')
  return incidentItems.filter((name) => missing.has(name))
}

/** Returns the first day on which an entry may be removed: five years after the clinic became aware. */
export const removableFrom = ({ items, createdAt }: Incident): string => {
  const written = new Date(createdAt).toISOString().slice(0, 10)
  // Counts from the creation of the entry if the typed day is earlier or invalid.
  const from = isCalendarDay(items.awareOn) && items.awareOn > written ? items.awareOn : written
  const [, month = '', date = ''] = from.split('-')
  return addDays(
    calendarDay(yearOf(from) + fixedPeriods.incidents.years, Number(month), Number(date)),
    1,
  )
}
