import type { Clock } from '../../../shared/time/clock.js'
import { localMoment } from '../../clinic/openHours.js'
import type { Clinic } from '../../clinic/readClinic.js'
import type { AuditAction } from '../audit/auditEntry.js'
import type { AuditLog } from '../audit/auditLog.js'
import type { DeskEvent } from '../requests/deskRecord.js'
import type { StaffRequests } from '../requests/staffRequests.js'

/** What one person did at the front desk today; undone actions are excluded. */
export interface OwnDay {
  readonly calls: number
  readonly replies: number
  readonly booked: number
}

export interface OwnDayParts {
  readonly audit: Pick<AuditLog, 'list'>
  readonly requests: Pick<StaffRequests, 'find'>
  readonly clinic: Clinic
  readonly clock: Pick<Clock, 'now'>
}

const counted: ReadonlySet<string> = new Set<AuditAction>([
  'requestCalled',
  'requestPromised',
  'replyQueued',
])

const pageSize = 100
/** Maximum number of pages of audit entries read for a busy day, which includes views. */
const mostPages = 10

const findReferences = async (
  { audit }: OwnDayParts,
  actor: string,
  isToday: (at: number) => boolean,
): Promise<ReadonlySet<string>> => {
  const references = new Set<string>()
  let cursor: string | undefined
  for (let page = 0; page < mostPages; page += 1) {
    const { entries, cursor: next } = await audit.list({ limit: pageSize, actor, cursor })
    const ofToday = entries.filter(({ at }) => isToday(at))
    for (const { action, subject } of ofToday) {
      if (subject !== null && counted.has(action)) references.add(subject)
    }
    if (next === undefined || ofToday.length < entries.length) break
    cursor = next
  }
  return references
}

export const countOwnDay = async (parts: OwnDayParts, staffId: string): Promise<OwnDay> => {
  const { requests, clinic, clock } = parts
  const dayOf = (at: number): string => localMoment(clinic, new Date(at)).date
  const today = dayOf(clock.now())
  const isToday = (at: number): boolean => dayOf(at) === today
  const references = await findReferences(parts, staffId, isToday)
  const found = await Promise.all([...references].map((reference) => requests.find(reference)))
  const events = found
    .flatMap((one) => one?.desk.events ?? [])
    .filter(({ by, at }) => by.id === staffId && isToday(at))
  const count = (suits: (event: DeskEvent) => boolean): number => events.filter(suits).length
  return {
    calls: count(({ kind }) => kind === 'call' || kind === 'promised'),
    replies: count(({ kind }) => kind === 'reply') - count(({ kind }) => kind === 'replyTakenBack'),
    booked: count((event) => event.kind === 'call' && event.outcome === 'booked'),
  }
}
