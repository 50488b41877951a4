import { type EmailKind, emailStatuses } from '../../../services/email/emailRecord.js'
import type { Colleague } from '../../../services/staff/colleague.js'
import type { RecordEmail } from '../../../services/staff/replies/reply.js'
import type { DeskEvent, DeskRequest } from '../../../services/staff/requests/deskRecord.js'
import type { RecordView } from '../../../services/staff/audit/viewsOf.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { TimelineDay, TimelineKind } from '../../../views/staff/record/RequestTimeline.js'
import { type Happened, happenedViews, timelineDays } from '../record/timelineDays.js'
import { formatShortDate, formatClockTime } from '../staffDates.js'
import {
  describeAssignment,
  describeCall,
  describeMove,
  describeOwnEvent,
  describeState,
} from './changeTexts.js'
import { describeUnknownEvent, describePerson } from '../record/recordTexts.js'
import { requestSources } from '../../../shared/contact/contactChoices.js'
import { locales } from '../../../addresses/locales.js'
import { labelStored } from '../../../shared/language/storedChoices.js'

export interface TimelineData {
  readonly found: DeskRequest
  readonly emails: readonly RecordEmail[]
  readonly views: readonly RecordView[]
  readonly people: readonly Colleague[]
}

const ofEvent = (site: StaffSite, event: DeskEvent, place: number): Happened => {
  const { t } = site
  const who = describePerson(site, event.by)
  const happened = (kind: TimelineKind, words: string, text?: string): Happened => ({
    at: event.at,
    key: `event ${place}`,
    kind,
    words,
    text,
  })
  switch (event.kind) {
    case 'state':
      return happened(
        'state',
        t('staffRequests:line.did', { who, what: describeMove(site, event) }),
      )
    case 'assigned':
      return happened(
        'person',
        t('staffRequests:line.did', { who, what: describeAssignment(site, event.to) }),
      )
    case 'note':
      return happened('note', t('staffRequests:line.note', { who }), event.text)
    case 'call': {
      const outcome = describeCall(site, event)
      const state = describeState(site, event.state)
      return happened('call', t('staffRequests:line.call', { who, outcome, state }), event.text)
    }
    case 'promised': {
      const day = formatShortDate(site, event.day)
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
    case 'undelivered':
      return happened('bad', t('staffRequests:line.undelivered'))
    case 'snoozed':
      return happened(
        'call',
        t('staffRequests:line.snoozed', { who, day: formatShortDate(site, event.day) }),
      )
    case 'message':
      return happened('email', t('staffRequests:line.message', { who }), event.text)
    case 'changed':
    case 'withdrawn':
    case 'resumed':
    case 'read':
    case 'link':
    case 'visit':
    case 'visitDone':
    case 'shortNotice':
    case 'urgent':
    case 'duplicate':
    case 'merged':
    case 'offer': {
      const kind = event.kind === 'withdrawn' ? 'bad' : 'person'
      return happened(
        kind,
        t('staffRequests:line.did', { who, what: describeOwnEvent(site, event) }),
        event.kind === 'merged' ? event.text : undefined,
      )
    }
    case 'unknown': {
      const what = describeUnknownEvent(site, event.name)
      return happened('note', t('staffRequests:line.did', { who, what }))
    }
  }
}

const describeStatus = (site: StaffSite, { status, dueAt, tries }: RecordEmail): string => {
  const { t } = site
  if (status !== 'queued') {
    return labelStored(emailStatuses, status, (known) => t(`staffRequests:line.${known}`))
  }
  if (tries > 0) return t('staffRequests:line.delayed', { count: tries })
  return dueAt !== undefined && dueAt > site.now
    ? t('staffRequests:line.leaves', { time: formatClockTime(site, dueAt) })
    : t('staffRequests:line.queued')
}

const emailKinds = [
  'contactDesk',
  'contactAcknowledgement',
  'staffReply',
  'requestMessage',
  'requestLink',
  'requestChanged',
  'requestWithdrawn',
  'visitChanged',
] as const satisfies readonly EmailKind[]

const ofEmail = (site: StaffSite, email: RecordEmail): Happened => {
  const { t } = site
  const kind = emailKinds.find((one) => one === email.kind) ?? 'other'
  const which = t(`staffRequests:line.emails.${kind}`)
  const isBad = email.status === 'failed' || email.status === 'refused'
  return {
    at: email.sentAt === null ? email.createdAt : Date.parse(email.sentAt),
    key: `email ${email.id}`,
    kind: isBad ? 'bad' : 'email',
    words: t('staffRequests:line.email', { which, status: describeStatus(site, email) }),
  }
}

const ofReceipt = ({ t }: StaffSite, { request }: DeskRequest): Happened => ({
  at: Date.parse(request.createdAt),
  key: 'received',
  kind: 'received',
  words:
    request.source === undefined
      ? t('staffRequests:line.received', {
          language: labelStored(locales, request.locale, (known) =>
            t(`staffRequests:line.${known}`),
          ),
        })
      : labelStored(requestSources, request.source, (known) =>
          t(`staffRequests:line.source.${known}`),
        ),
})

export const timelineOf = (
  site: StaffSite,
  { found, emails, views, people }: TimelineData,
): readonly TimelineDay[] =>
  timelineDays(site, [
    ofReceipt(site, found),
    ...emails.map((email) => ofEmail(site, email)),
    ...happenedViews(site, (who) => site.t('staffRequests:line.viewed', { who }), views, people),
    ...found.desk.events.map((event, place) => ofEvent(site, event, place)),
  ])
