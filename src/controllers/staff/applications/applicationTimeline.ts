import { localMoment } from '../../../services/clinic/openHours.js'
import type {
  ApplicationEvent,
  DeskApplication,
} from '../../../services/staff/applications/applicationDesk.js'
import type { RequestEmail } from '../../../services/staff/replies/staffReplies.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type {
  TimelineDay,
  TimelineEntry,
  TimelineKind,
} from '../../../views/staff/requests/RequestTimeline.js'
import { sayDay, sayTime } from '../staffDates.js'
import { sayWho } from './applicationWords.js'

interface Happened extends Pick<TimelineEntry, 'key' | 'kind' | 'words' | 'text'> {
  readonly at: number
}

const kinds: Readonly<Record<ApplicationEvent['kind'], TimelineKind>> = {
  state: 'state',
  note: 'note',
  consentEnded: 'person',
  reply: 'email',
  replyTakenBack: 'email',
}

const sayEvent = (site: StaffSite, event: ApplicationEvent): string => {
  const { t } = site
  const who = sayWho(site, event.by)
  switch (event.kind) {
    case 'state':
      return t('staffApplications:line.state', {
        who,
        state: t(`staffApplications:states.${event.state}`),
      })
    case 'note':
    case 'consentEnded':
      return t(`staffApplications:line.${event.kind}`, { who })
    case 'reply':
      return t('staffApplications:line.reply', { who, subject: event.subject })
    case 'replyTakenBack':
      return t('staffApplications:line.takenBack', { who, subject: event.subject })
  }
}

const ofEvent = (site: StaffSite, event: ApplicationEvent, place: number): Happened => ({
  at: event.at,
  key: `event ${place}`,
  kind: kinds[event.kind],
  words: sayEvent(site, event),
  ...('text' in event ? { text: event.text } : {}),
})

const emailKinds = ['applicationHr', 'applicationAcknowledgement', 'staffReply'] as const

const ofEmail = (
  { t }: StaffSite,
  { id, kind, status, sentAt, createdAt }: RequestEmail,
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
      status: t(`staffApplications:line.statuses.${status}`),
    }),
  }
}

/** What happened to an application by day, newest first. */
export const applicationTimeline = (
  site: StaffSite,
  { application, desk }: DeskApplication,
  emails: readonly RequestEmail[],
): readonly TimelineDay[] => {
  const received: Happened = {
    at: Date.parse(application.createdAt),
    key: 'received',
    kind: 'received',
    words: site.t('staffApplications:line.received'),
  }
  const happened = [
    received,
    ...emails.map((email) => ofEmail(site, email)),
    ...desk.events.map((event, place) => ofEvent(site, event, place)),
  ].toSorted((one, other) => other.at - one.at)
  const byDate = Map.groupBy(happened, ({ at }) => localMoment(site.clinic, new Date(at)).date)
  return [...byDate].map(([date, entries]) => ({
    day: sayDay(site, date),
    entries: entries.map(({ at, ...entry }) => ({
      ...entry,
      time: sayTime(site, at),
      iso: new Date(at).toISOString(),
    })),
  }))
}
