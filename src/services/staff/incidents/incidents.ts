import { isDeepStrictEqual } from 'node:util'
import { readable } from '../../adapters/records/readable.js'
import type { OnUnreadable, Records, StoredRecord } from '../../adapters/records/records.js'
import { yearOf } from '../../../shared/clinic/calendarDays.js'
import { localMoment } from '../../clinic/openHours.js'
import { notFound } from '../../errors/errors.js'
import { listWhole } from '../../adapters/records/everyRecord.js'
import type { Clock } from '../../../shared/time/clock.js'
import type { AuditAction, AuditDraft } from '../audit/auditEntry.js'
import type { AuditLog } from '../audit/auditLog.js'
import { retryConflicts } from '../retryConflicts.js'
import type { StaffAct } from '../staffAct.js'
import { nextYearlyNumber } from '../yearlyNumber.js'
import {
  type Incident,
  type IncidentItem,
  type IncidentItems,
  incidentFields,
  missingItems,
  readIncident,
  removableFrom,
} from './incident.js'

interface IncidentParts {
  readonly records: Pick<Records, 'list' | 'read'>
  readonly onUnreadable: OnUnreadable
  readonly audit: AuditLog
  readonly clock: Pick<Clock, 'now'>
  readonly clinic: { readonly timeZone: string }
}

export interface IncidentEntry {
  readonly items: IncidentItems
  readonly isDraft: boolean
}

export interface NewIncident extends IncidentEntry {
  /** Id of the submitted form, which prevents duplicates. */
  readonly form: string
}

export type IncidentSaved =
  | { readonly outcome: 'saved'; readonly reference: string }
  | { readonly outcome: 'incomplete'; readonly missing: readonly IncidentItem[] }
  | { readonly outcome: 'changed'; readonly reference: string }

export interface Incidents {
  /** Lists the newest first; omits unreadable entries. */
  list(): Promise<readonly Incident[]>
  /**
   * Lists all entries for the export.
   * @throws ZodError if one is unreadable, because the export must be complete
   */
  listComplete(): Promise<readonly Incident[]>
  read(reference: string): Promise<Incident>
  open(entry: NewIncident, act: StaffAct): Promise<IncidentSaved>
  amend(
    shown: Pick<Incident, 'reference' | 'version'>,
    entry: IncidentEntry,
    act: StaffAct,
  ): Promise<IncidentSaved>
  /** Removes an entry; returns `kept` before the end of the five years. */
  remove(reference: string, act: StaffAct): Promise<'removed' | 'kept'>
  today(): string
}

const collection = 'incidents'
const referencePattern = /^INC-\d{4}-\d{3,}$/

const draftOf = (
  { signedIn, requestId }: StaffAct,
  action: AuditAction,
  subject: string,
): AuditDraft => ({
  actor: signedIn,
  action,
  subject,
  requestId,
})

export const createIncidents = (parts: IncidentParts): Incidents => {
  const { records, audit, clock, clinic, onUnreadable } = parts

  const today = (): string => localMoment(clinic, new Date(clock.now())).date

  const listStored = () => listWhole(records, collection)

  const readAll = (stored: readonly StoredRecord[]): readonly Incident[] =>
    readable(stored, readIncident, (record) => record, onUnreadable)

  const read = async (reference: string): Promise<Incident> => {
    const record = referencePattern.test(reference)
      ? await records.read(collection, reference)
      : undefined
    if (record === undefined) throw notFound()
    return readIncident(record)
  }

  const wasRemoved = async (reference: string): Promise<boolean> => {
    const where = { field: 'subject', equals: reference }
    const [newest] = (await records.list('audit', { limit: 1, where })).records
    const { action, outcome } = newest?.fields ?? {}
    return action === 'incidentRemoved' && outcome === 'done'
  }

  const lacking = ({ items, isDraft }: IncidentEntry): readonly IncidentItem[] =>
    isDraft ? [] : missingItems(items, today())

  const versionBy = ({ signedIn }: StaffAct, items: IncidentItems) => ({
    at: clock.now(),
    by: signedIn.account.name,
    items,
  })

  const open = (entry: NewIncident, act: StaffAct): Promise<IncidentSaved> =>
    retryConflicts(async () => {
      const missing = lacking(entry)
      if (missing.length > 0) return { outcome: 'incomplete', missing }
      const stored = await listStored()
      const sent = readAll(stored).find(({ form }) => form === entry.form)
      if (sent !== undefined) {
        const isSame = isDeepStrictEqual(sent.items, entry.items)
        return { outcome: isSame ? 'saved' : 'changed', reference: sent.reference }
      }
      const reference = nextYearlyNumber(
        'INC',
        yearOf(today()),
        stored.map(({ id }) => id),
      )
      const fields = incidentFields([versionBy(act, entry.items)], entry.form)
      const { status } = await audit.commit(draftOf(act, 'incidentOpened', reference), [
        { create: { collection, id: reference, createdAt: clock.now(), fields } },
      ])
      // Fails if a concurrent request used the same number.
      return status === 'committed' ? { outcome: 'saved', reference } : 'conflict'
    })

  return {
    list: async () => readAll(await listStored()),
    listComplete: async () => (await listStored()).map(readIncident),
    read,
    today,
    open,
    amend: async ({ reference, version }, entry, act) => {
      const missing = lacking(entry)
      if (missing.length > 0) return { outcome: 'incomplete', missing }
      const { versions, items } = await read(reference)
      // Preserves items that only another release of the site defines.
      const fields = incidentFields([...versions, versionBy(act, { ...items, ...entry.items })])
      const { status } = await audit.commit(draftOf(act, 'incidentAmended', reference), [
        { update: { collection, id: reference, version }, changes: { fields } },
      ])
      if (status === 'committed') return { outcome: 'saved', reference }
      const current = await read(reference)
      const isRepeated =
        current.version === version + 1 &&
        current.versions.at(-1)?.by === act.signedIn.account.name &&
        isDeepStrictEqual(current.items, { ...items, ...entry.items })
      return { outcome: isRepeated ? 'saved' : 'changed', reference }
    },
    remove: (reference, act) =>
      retryConflicts(async () => {
        if (await wasRemoved(reference)) return 'removed'
        const incident = await read(reference)
        const draft = draftOf(act, 'incidentRemoved', reference)
        if (today() < removableFrom(incident)) {
          await audit.append({ ...draft, outcome: 'refused' })
          return 'kept'
        }
        const { version } = incident
        const step = { remove: { collection, id: reference, version } } as const
        const { status } = await audit.commit(draft, [step])
        return status === 'committed' ? 'removed' : 'conflict'
      }),
  }
}
