import { type EmailKind, emailStatuses } from '../../../services/email/emailRecord.js'
import type {
  ApplicationEvent,
  DeskApplication,
} from '../../../services/staff/applications/applicationDesk.js'
import type { RecordEmail } from '../../../services/staff/replies/reply.js'
import type { RecordView } from '../../../services/staff/audit/viewsOf.js'
import type { Colleague } from '../../../services/staff/colleague.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { TimelineDay, TimelineKind } from '../../../views/staff/record/RequestTimeline.js'
import { describeUnknownEvent, describePerson } from '../record/recordTexts.js'
import { type Happened, happenedViews, timelineDays } from '../record/timelineDays.js'
import { labelStored } from '../../../shared/language/storedChoices.js'
import { describeApplicationState } from './applicationTexts.js'

const kinds: Readonly<Record<ApplicationEvent['kind'], TimelineKind>> = {
  state: 'state',
  note: 'note',
  consentEnded: 'person',
  reply: 'email',
  replyTakenBack: 'email',
  unknown: 'note',
}

const describeEvent = (site: StaffSite, event: ApplicationEvent): string => {
  const { t } = site
  const who = describePerson(site, event.by)
  switch (event.kind) {
    case 'state':
      return t('staffApplications:line.state', {
        who,
        state: describeApplicationState(site, event.state),
      })
    case 'note':
    case 'consentEnded':
      return t(`staffApplications:line.${event.kind}`, { who })
    case 'reply':
      return t('staffApplications:line.reply', { who, subject: event.subject })
    case 'replyTakenBack':
      return t('staffApplications:line.takenBack', { who, subject: event.subject })
    case 'unknown':
      return t('staffRequests:line.did', { who, what: describeUnknownEvent(site, event.name) })
  }
}

const ofEvent = (site: StaffSite, event: ApplicationEvent, place: number): Happened => ({
  at: event.at,
  key: `event ${place}`,
  kind: kinds[event.kind],
  words: describeEvent(site, event),
  ...('text' in event ? { text: event.text } : {}),
})

const emailKinds = [
  'applicationHr',
  'applicationAcknowledgement',
  'staffReply',
] as const satisfies readonly EmailKind[]

const ofEmail = (
  { t }: StaffSite,
  { id, kind, status, sentAt, createdAt }: RecordEmail,
): Happened => {
  const which = t(
    `staffApplications:line.emails.${emailKinds.find((one) => one === kind) ?? 'other'}`,
  )
  return {
    at: sentAt === null ? createdAt : Date.parse(sentAt),
    key: `email ${id}`,
    kind: status === 'failed' || status === 'refused' ? 'bad' : 'email',
    words: t('staffApplications:line.email', {
      which,
      status: labelStored(emailStatuses, status, (known) =>
        t(`staffApplications:line.statuses.${known}`),
      ),
    }),
  }
}

export interface ApplicationTimelineData {
  readonly found: DeskApplication
  readonly emails: readonly RecordEmail[]
  readonly views: readonly RecordView[]
  readonly people: readonly Colleague[]
}

export const applicationTimeline = (
  site: StaffSite,
  { found: { application, desk }, emails, views, people }: ApplicationTimelineData,
): readonly TimelineDay[] => {
  const received: Happened = {
    at: Date.parse(application.createdAt),
    key: 'received',
    kind: 'received',
    words: site.t('staffApplications:line.received'),
  }
  return timelineDays(site, [
    received,
    ...emails.map((email) => ofEmail(site, email)),
    ...happenedViews(
      site,
      (who) => site.t('staffApplications:line.viewed', { who }),
      views,
      people,
    ),
    ...desk.events.map((event, place) => ofEvent(site, event, place)),
  ])
}
