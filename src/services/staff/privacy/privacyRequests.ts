import { isDeepStrictEqual } from 'node:util'
import { fixedPeriods } from '../../../config/retention.js'
import type { Files } from '../../adapters/files/files.js'
import { readable } from '../../adapters/records/readable.js'
import type { Committed, OnUnreadable, Records, Step } from '../../adapters/records/records.js'
import { addDays, yearOf } from '../../../shared/clinic/calendarDays.js'
import { localMoment } from '../../clinic/openHours.js'
import { notFound } from '../../errors/errors.js'
import type { DeskParts } from './findPerson.js'
import { listWhole } from '../../adapters/records/everyRecord.js'
import type { Clock } from '../../../shared/time/clock.js'
import { addYears } from '../../../shared/time/durations.js'
import type { AuditAction, AuditDraft } from '../audit/auditEntry.js'
import type { AuditLog } from '../audit/auditLog.js'
import { retryConflicts } from '../retryConflicts.js'
import type { StaffAct } from '../staffAct.js'
import { nextYearlyNumber } from '../yearlyNumber.js'
import {
  answerDays,
  type PrivacyDecision,
  type PrivacyKind,
  type PrivacyRequest,
  type PrivacySearch,
  privacyFields,
  privacyReferencePattern,
  readPrivacyRequest,
} from './privacyRequest.js'

export interface PrivacyParts extends DeskParts {
  readonly records: Records
  readonly files: Pick<Files, 'head' | 'list' | 'read' | 'remove'>
  readonly audit: AuditLog
  readonly onUnreadable: OnUnreadable
  readonly clock: Pick<Clock, 'now'>
  readonly clinic: { readonly timeZone: string }
  /** Mailboxes of the clinic, which the site cannot search. */
  readonly mailboxes: readonly string[]
}

export type PrivacyChange = Partial<
  Pick<PrivacyRequest, 'state' | 'search' | 'chosen' | 'deletion' | 'attestation'>
>

export interface PrivacyEntry {
  readonly action: AuditAction
  /** Entry of the request's history; `undefined` for preparations. */
  readonly what?: PrivacyDecision['what']
  readonly count?: number
  readonly subject?: string
}

const collection = 'privacyRequests'

/** Returns the retention end: as long as the audit log, as evidence of the clinic's answer. */
const retentionEnd = (now: number): number => addYears(now, fixedPeriods.privacyRequests.years)

type ListParts = Pick<PrivacyParts, 'records' | 'onUnreadable'>

const listAll = async ({ records, onUnreadable }: ListParts) => {
  const stored = await listWhole(records, collection)
  return {
    requests: readable(stored, readPrivacyRequest, (record) => record, onUnreadable),
    references: stored.map(({ id }) => id),
  }
}

export const listPrivacyRequests = async (parts: ListParts): Promise<readonly PrivacyRequest[]> =>
  (await listAll(parts)).requests

export const readRequest = async (
  { records }: Pick<PrivacyParts, 'records'>,
  reference: string,
): Promise<PrivacyRequest> => {
  const record = privacyReferencePattern.test(reference)
    ? await records.read(collection, reference)
    : undefined
  if (record === undefined) throw notFound()
  return readPrivacyRequest(record)
}

const auditDraft = (
  { signedIn, requestId }: StaffAct,
  { action, count, subject }: PrivacyEntry & { readonly subject: string },
): AuditDraft => ({
  actor: signedIn,
  action,
  subject,
  requestId,
  ...(count === undefined ? {} : { count }),
})

export const changeStep = (
  { version, reference, ...request }: PrivacyRequest,
  change: PrivacyChange,
  decisions: readonly PrivacyDecision[],
  now: number,
): Step => {
  const after = { ...request, ...change }
  const isOver = after.state === 'answered' || after.state === 'refused'
  return {
    update: { collection, id: reference, version },
    changes: {
      fields: privacyFields({ ...after, decisions: [...request.decisions, ...decisions] }),
      ...(isOver ? { expiresAt: retentionEnd(now) } : {}),
    },
  }
}

export const changeRequest = (
  { audit, clock }: Pick<PrivacyParts, 'audit' | 'clock'>,
  request: PrivacyRequest,
  act: StaffAct,
  entry: PrivacyEntry,
  change: PrivacyChange,
  others: readonly Step[] = [],
): Promise<Committed> => {
  const now = clock.now()
  const { what } = entry
  const decided = what === undefined ? [] : [{ at: now, by: act.signedIn.account.name, what }]
  return audit.commit(auditDraft(act, { ...entry, subject: entry.subject ?? request.reference }), [
    changeStep(request, change, decided, now),
    ...others,
  ])
}

export interface NewPrivacyRequest {
  readonly form: string
  readonly kinds: readonly PrivacyKind[]
  readonly receivedOn: string
  readonly search: PrivacySearch
}

const isSentAgain = (
  { form, kinds, receivedOn, search }: PrivacyRequest,
  sent: NewPrivacyRequest,
): boolean =>
  form === sent.form &&
  receivedOn === sent.receivedOn &&
  isDeepStrictEqual(kinds, [...sent.kinds]) &&
  // `null` after the answer, with which the search terms are deleted.
  (search === null || isDeepStrictEqual(search, sent.search))

export const openRequest = (
  parts: PrivacyParts,
  act: StaffAct,
  asked: NewPrivacyRequest,
): Promise<string> =>
  retryConflicts(async () => {
    const { audit, clock, clinic } = parts
    const now = clock.now()
    const today = localMoment(clinic, new Date(now)).date
    const { requests, references } = await listAll(parts)
    const sent = requests.find((one) => isSentAgain(one, asked))
    if (sent !== undefined) return sent.reference
    const reference = nextYearlyNumber('VP', yearOf(today), references)
    const { form, kinds, receivedOn, search } = asked
    const fields = privacyFields({
      form,
      kinds: [...kinds],
      receivedOn,
      answerBy: addDays(receivedOn, answerDays),
      state: 'open',
      search,
      chosen: null,
      decisions: [{ at: now, by: act.signedIn.account.name, what: 'opened' }],
      deletion: null,
      attestation: null,
    })
    const done = await audit.commit(
      auditDraft(act, { action: 'privacyRequestOpened', subject: reference }),
      [{ create: { collection, id: reference, createdAt: now, fields } }],
    )
    // Fails if a concurrent request used the same number.
    return done.status === 'committed' ? reference : 'conflict'
  })
