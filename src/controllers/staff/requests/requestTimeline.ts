import type { Colleague } from '../../../services/staff/colleague.js'
import { localMoment } from '../../../services/clinic/openHours.js'
import type { RequestEmail } from '../../../services/staff/replies/staffReplies.js'
import type { DeskEvent, DeskRequest } from '../../../services/staff/requests/deskRecord.js'
import type { RequestOpening } from '../../../services/staff/requests/staffRequests.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type {
  TimelineDay,
  TimelineEntry,
  TimelineKind,
} from '../../../views/staff/requests/RequestTimeline.js'
import { sayDay, sayShortDate, sayTime } from '../staffDates.js'
import { sayWho } from './requestWords.js'

interface Happened {
  readonly at: number
  readonly key: string
  readonly kind: TimelineKind
  readonly words: string
  readonly text?: string
}

export interface TimelineData {
  readonly found: DeskRequest
  readonly emails: readonly RequestEmail[]
  readonly openings: readonly RequestOpening[]
  readonly people: readonly Colleague[]
}

const ofEvent = (site: StaffSite, event: DeskEvent, place: number): Happened => {
  const { t } = site
  const who = sayWho(site, event.by)
  const happened = (kind: TimelineKind, words: string, text?: string): Happened => ({
    at: event.at,
    key: `event ${place}`,
    kind,
    words,
    ...(text === undefined ? {} : { text }),
  })
  switch (event.kind) {
    case 'state': {
      const state = t(`staffRequests:states.${event.state}`)
      return happened('state', t('staffRequests:line.state', { who, state }))
    }
    case 'assigned':
      return happened(
        'person',
        event.to === null
          ? t('staffRequests:line.unassigned', { who })
          : t('staffRequests:line.assigned', { who, name: sayWho(site, event.to) }),
      )
    case 'note':
      return happened('note', t('staffRequests:line.note', { who }), event.text)
    case 'call': {
      const outcome = t(`staffRequests:call.${event.outcome}`)
      const state = t(`staffRequests:states.${event.state}`)
      return happened('call', t('staffRequests:line.call', { who, outcome, state }))
    }
    case 'promised': {
      const day = sayShortDate(site, event.day)
      return happened('call', t('staffRequests:line.promised', { who, day }))
    }
    case 'reply':
    case 'replyTakenBack': {
      const key = event.kind === 'reply' ? 'reply' : 'takenBack'
      return happened(
        'email',
        t(`staffRequests:line.${key}`, { who, subject: event.subject }),
        event.text,
      )
    }
  }
}

const sayStatus = (site: StaffSite, { status, dueAt, tries }: RequestEmail): string => {
  const { t } = site
  if (status !== 'queued') return t(`staffRequests:line.${status}`)
  if (tries > 0) return t('staffRequests:line.delayed', { count: tries })
  return dueAt !== undefined && dueAt > site.now
    ? t('staffRequests:line.leaves', { time: sayTime(site, dueAt) })
    : t('staffRequests:line.queued')
}

const emailKinds = ['contactDesk', 'contactAcknowledgement', 'staffReply'] as const

const ofEmail = (site: StaffSite, email: RequestEmail): Happened => {
  const { t } = site
  const kind = emailKinds.find((one) => one === email.kind) ?? 'other'
  const which = t(`staffRequests:line.emails.${kind}`)
  const isBad = email.status === 'failed' || email.status === 'refused'
  return {
    at: email.sentAt === null ? email.createdAt : Date.parse(email.sentAt),
    key: `email ${email.id}`,
    kind: isBad ? 'bad' : 'email',
    words: t('staffRequests:line.email', { which, status: sayStatus(site, email) }),
  }
}

const ofOpening = (
  site: StaffSite,
  { by, at }: RequestOpening,
  people: readonly Colleague[],
): readonly Happened[] => {
  const person = people.find(({ id }) => id === by)
  if (person === undefined) return []
  const words = site.t('staffRequests:line.viewed', { who: sayWho(site, person) })
  return [{ at, key: `view ${by}`, kind: 'view', words }]
}

const ofReceipt = ({ t }: StaffSite, { request }: DeskRequest): Happened => ({
  at: Date.parse(request.createdAt),
  key: 'received',
  kind: 'received',
  words: t('staffRequests:line.received', { language: t(`staffRequests:line.${request.locale}`) }),
})

/** What happened to a request by day, newest first. */
export const timelineOf = (
  site: StaffSite,
  { found, emails, openings, people }: TimelineData,
): readonly TimelineDay[] => {
  const happened = [
    ofReceipt(site, found),
    ...emails.map((email) => ofEmail(site, email)),
    ...openings.flatMap((opening) => ofOpening(site, opening, people)),
    ...found.desk.events.map((event, place) => ofEvent(site, event, place)),
  ].toSorted((a, b) => b.at - a.at)
  const byDate = Map.groupBy(happened, ({ at }) => localMoment(site.clinic, new Date(at)).date)
  return [...byDate].map(([date, entries]) => ({
    day: sayDay(site, date),
    entries: entries.map(({ at, ...entry }): TimelineEntry => {
      return { ...entry, time: sayTime(site, at), iso: new Date(at).toISOString() }
    }),
  }))
}
