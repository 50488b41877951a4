import * as z from 'zod'
import { contentLimits } from '../../config/limits.js'
import { fixedPeriods } from '../../config/retention.js'
import { readable } from '../adapters/records/readable.js'
import type {
  Fields,
  OnUnreadable,
  Records,
  Step,
  StoredRecord,
} from '../adapters/records/records.js'
import { listWhole } from '../adapters/records/everyRecord.js'
import { storedEnum } from '../adapters/records/storedValue.js'
import type { AuditLog } from '../staff/audit/auditLog.js'
import type { Clock } from '../../shared/time/clock.js'
import { addYears, day, minute } from '../../shared/time/durations.js'
import { answeredEntries, auditOf, authorOf, type ContentAct } from './contentAct.js'
import { draftPlace } from './drafts.js'
import type {
  ChosenDraft,
  Publishing,
  PublishOrder,
  PublishOutcome,
  Refused,
} from './publishing.js'

/** `refused`: a check failed or a draft had changed. `late`: missed by a day, so a person must confirm it. */
const scheduleStates = ['waiting', 'refused', 'late'] as const

const scheduleSchema = z.object({
  /** Scheduled drafts and the versions of their records. A scheduled draft cannot be edited. */
  drafts: z.array(z.object({ document: z.string(), version: z.int() })),
  note: z.string(),
  by: z.string(),
  /** Chosen time; `dueAt` of the record moves with leases. */
  at: z.int(),
  state: storedEnum(scheduleStates),
})

export interface Schedule extends z.infer<typeof scheduleSchema> {
  readonly id: string
  readonly version: number
}

const collection = 'contentSchedules'

/** Parses a schedule. @throws ZodError if the record is not a schedule */
export const readSchedule = ({ id, version, fields }: StoredRecord): Schedule => ({
  id,
  version,
  ...scheduleSchema.parse(fields),
})

/** Lease of a publication, longer than any; that of a crashed process expires after this time. */
const leaseMs = minute
/** Maximum number of years until a publication. */
const latestYears = 1
/** Maximum delay: after a longer outage, the content may be outdated and needs a confirmation. */
const latestMs = day

export interface ScheduleOrder extends Omit<PublishOrder, 'schedule'> {
  /** UUID of the form, so that a double click schedules once. */
  readonly id: string
  readonly at: number
}

export type ScheduleOutcome =
  | { readonly status: 'scheduled' }
  | { readonly status: 'past' }
  | { readonly status: 'tooFar' }
  | Refused

export interface Schedules {
  list(): Promise<readonly Schedule[]>
  /** Schedules drafts that could be published now; the checks are repeated at the chosen time. */
  add(act: ContentAct, order: ScheduleOrder): Promise<ScheduleOutcome>
  /** Removes the schedule but not its drafts. */
  remove(
    act: ContentAct,
    schedule: Pick<Schedule, 'id' | 'version'>,
  ): Promise<'removed' | 'changed'>
  confirm(act: ContentAct, schedule: Schedule): Promise<PublishOutcome>
  /** Publishes due schedules under leases. @returns when the next one is due, in milliseconds since 1970 */
  publishDue(): Promise<number | undefined>
}

export interface ScheduleEmails {
  /** Returns the email to the author of a publication that did not take place. */
  steps(schedule: Schedule): Promise<readonly Step[]>
  send(): void
}

export interface SchedulesParts {
  readonly records: Pick<Records, 'list' | 'read' | 'claim' | 'nextDue' | 'commit'>
  readonly audit: Pick<AuditLog, 'commit'>
  readonly publishing: Pick<Publishing, 'publish' | 'check'>
  readonly clock: Pick<Clock, 'now'>
  readonly onUnreadable: OnUnreadable
  /** Returns whether the author may still edit and publish these documents. */
  readonly mayPublish: (schedule: Pick<Schedule, 'by' | 'drafts'>) => Promise<boolean>
  readonly onRefused: (schedule: Schedule, reason: string) => void
  /** `undefined` in commands, which publish no schedules. */
  readonly scheduleEmails?: ScheduleEmails
}

export const createSchedules = (parts: SchedulesParts): Schedules => {
  const { records, audit, publishing, clock, onUnreadable, onRefused, scheduleEmails } = parts

  const draftStep = ({ document, version }: ChosenDraft, fields: Fields, expiresAt?: number) => ({
    update: { ...draftPlace(document), version },
    changes: { fields, ...(expiresAt !== undefined && { expiresAt }) },
  })

  const publish = (act: ContentAct, { id, version, drafts, note, by }: Schedule) =>
    publishing.publish(act, { drafts, note, schedule: { id, version, by } })

  const stop = async (schedule: Schedule, state: Schedule['state']): Promise<void> => {
    const { id, version } = schedule
    const emails = (await scheduleEmails?.steps(schedule)) ?? []
    await records.commit([
      { update: { collection, id, version }, changes: { fields: { state }, dueAt: null } },
      ...emails,
    ])
    scheduleEmails?.send()
  }

  const publishOne = async (schedule: Schedule): Promise<void> => {
    if (clock.now() > schedule.at + latestMs) return stop(schedule, 'late')
    if (!(await parts.mayPublish(schedule))) {
      await stop(schedule, 'refused')
      onRefused(schedule, 'notAllowed')
      return
    }
    const outcome = await publish({ actor: 'site' }, schedule)
    if (outcome.status === 'published') return
    // Left to a process of the newer build, which can claim it once the lease expires.
    if (outcome.status === 'newerBuild') return
    await stop(schedule, 'refused')
    onRefused(schedule, outcome.status)
  }

  return {
    list: async () =>
      readable(
        await listWhole(records, collection),
        readSchedule,
        (record) => record,
        onUnreadable,
      ),
    add: async (act, { id, drafts, note, at, answered = 0 }) => {
      const now = clock.now()
      if (at <= now) return { status: 'past' }
      if (at > addYears(now, latestYears)) return { status: 'tooFar' }
      if (drafts.length >= contentLimits.releaseDocuments) return { status: 'tooMany' }
      const isAdded = async () => (await records.read(collection, id)) !== undefined
      const refused = await publishing.check(act, { drafts, note, answered })
      if (refused !== undefined) return (await isAdded()) ? { status: 'scheduled' } : refused
      const fields = {
        drafts: drafts.map(({ document, version }) => ({ document, version: version + 1 })),
        note,
        by: authorOf(act),
        at,
        state: 'waiting',
      }
      const entries = [
        auditOf(act, 'contentScheduled', { subject: id, count: drafts.length }),
        ...answeredEntries(act, id, answered),
      ]
      const { status } = await audit.commit(entries, [
        { create: { collection, id, createdAt: now, dueAt: at, fields } },
        ...drafts.map(({ confirmed = [], ...draft }) =>
          draftStep(
            draft,
            { schedule: id, confirmed },
            addYears(at, fixedPeriods.contentDrafts.years),
          ),
        ),
      ])
      if (status === 'committed' || (await isAdded())) return { status: 'scheduled' }
      return { status: 'changed', documents: drafts.map(({ document }) => document) }
    },
    remove: async (act, { id, version }) => {
      const record = await records.read(collection, id)
      if (record === undefined || record.version !== version) return 'changed'
      const { drafts } = readSchedule(record)
      const { status } = await audit.commit(auditOf(act, 'contentUnscheduled', { subject: id }), [
        { remove: { collection, id, version } },
        ...drafts.map((draft) => draftStep(draft, { schedule: null })),
      ])
      return status === 'committed' ? 'removed' : 'changed'
    },
    confirm: publish,
    publishDue: async () => {
      for (;;) {
        const now = clock.now()
        const lease = { now, leaseUntil: now + leaseMs, limit: 1 }
        const [record] = await records.claim(collection, lease)
        if (record === undefined) return records.nextDue(collection)
        await publishOne(readSchedule(record))
      }
    },
  }
}
