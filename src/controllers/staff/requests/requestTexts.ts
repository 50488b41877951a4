import { addDays } from '../../../shared/clinic/calendarDays.js'
import { formatTime } from '../../../shared/clinic/formats.js'
import { readHalfDay } from '../../../shared/contact/halfDayChoices.js'
import type { ContactRequest } from '../../../services/contact/contactRequest.js'
import { type DeskState, deskStates } from '../../../shared/staff/deskChoices.js'
import type { Desk, DeskRequest } from '../../../services/staff/requests/deskRecord.js'
import { hasUnreadMessage, isUndelivered } from '../../../services/staff/requests/requestHistory.js'
import type { RequestDue } from '../../../services/staff/requests/requestDue.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { DueProps } from '../../../views/staff/record/DueTexts.js'
import type { RequestRowProps, RowAction } from '../../../views/staff/requests/requestRowProps.js'
import { quoted, describePerson } from '../record/recordTexts.js'
import { formatMoment, formatShortDate, todayOf } from '../staffDates.js'
import {
  moments,
  momentTexts,
  otherSubjectWord,
  type Subject,
  subjects,
  visitsDone,
  visitWants,
} from '../../../shared/contact/contactChoices.js'
import { isKnown, labelStored, type Stored } from '../../../shared/language/storedChoices.js'
import { suspicions } from '../../../services/submissions/spamCheck.js'
import { describeCall, describeOwnEvent } from './changeTexts.js'

export const describeExam = ({ t, locale, content }: StaffSite, subject: Stored<Subject>): string =>
  labelStored(subjects, subject, (known) =>
    known === 'other' ? t(otherSubjectWord) : content.exams[known].shortName[locale],
  )

export const describeFullExam = (
  { t, locale, content }: StaffSite,
  subject: Stored<Subject>,
): string =>
  labelStored(subjects, subject, (known) =>
    known === 'other' ? t(otherSubjectWord) : content.exams[known].fullName[locale],
  )

export const describeVisit = (
  site: StaffSite,
  { date, time, want, state }: NonNullable<ContactRequest['visit']>,
): string =>
  [
    formatShortDate(site, date),
    formatTime(time, site.locale),
    state === 'open'
      ? labelStored(visitWants, want, (known) => site.t(`staffRequests:visit.wants.${known}`))
      : labelStored(visitsDone, state, (known) => site.t(`staffRequests:visit.done.${known}`)),
  ].join(', ')

export const formatMoments = ({ t }: StaffSite, { moments: wished }: ContactRequest): string =>
  wished.length === 0 || wished.includes('any')
    ? t('staffRequests:row.noMoment')
    : wished
        .map((one) => labelStored(moments, one, (known) => t(momentTexts[known]).toLowerCase()))
        .join(', ')

const halfDaysIn = (site: StaffSite, { halfDays = [] }: ContactRequest): readonly string[] =>
  halfDays.map((written) => {
    const read = readHalfDay(written)
    return read === undefined
      ? written
      : site.t('staffRequests:row.halfDay', {
          date: formatShortDate(site, read.date),
          half: site.t(`forms:contact.halfDays.halves.${read.half}`).toLowerCase(),
        })
  })

export const formatHalfDays = (site: StaffSite, request: ContactRequest): string =>
  halfDaysIn(site, request).join(', ')

export const formatPreference = (site: StaffSite, request: ContactRequest): string => {
  const [first, ...more] = halfDaysIn(site, request)
  if (first === undefined) return formatMoments(site, request)
  const halfDays = more.length === 0 ? first : `${first} +${more.length}`
  return site.t('staffRequests:row.wish', { halfDays })
}

export const describeSpamReasons = ({ t }: StaffSite, { suspected }: ContactRequest): string =>
  suspected
    .map((one) => labelStored(suspicions, one, (known) => t(`lists:suspected.${known}`)))
    .join(', ')

const formatLateness = ({ t, locale }: StaffSite, { daysLate, time }: RequestDue): string =>
  daysLate === 0 && time !== undefined
    ? t('staffRequests:due.lateToday', { time: formatTime(time, locale) })
    : t('staffRequests:due.late', { count: daysLate })

const wordDue = (site: StaffSite, { date, time }: RequestDue): string => {
  const { t, locale } = site
  const today = todayOf(site)
  if (time === undefined) {
    if (date === today) return t('staffRequests:due.promisedToday')
    return date === addDays(today, 1)
      ? t('staffRequests:due.promisedTomorrow')
      : t('staffRequests:due.promised', { day: formatShortDate(site, date) })
  }
  const hour = { time: formatTime(time, locale) }
  if (date === today) return t('staffRequests:due.today', hour)
  return date === addDays(today, 1)
    ? t('staffRequests:due.tomorrow', hour)
    : t('staffRequests:due.day', { day: formatShortDate(site, date), ...hour })
}

/** Returns the deadline as text without line breaks. */
export const formatDue = (site: StaffSite, due: RequestDue): string =>
  wordDue(site, due).replaceAll(' ', '\u00A0')

export const dueProps = (site: StaffSite, due: RequestDue | undefined): DueProps | undefined => {
  if (due === undefined) return undefined
  if (due.isLate) return { text: formatLateness(site, due), kind: 'late' }
  return { text: formatDue(site, due), kind: due.daysLate === 0 ? 'soon' : 'later' }
}

export const noteOf = (
  site: StaffSite,
  { request, desk }: DeskRequest,
): RequestRowProps['note'] => {
  const { t } = site
  if (isUndelivered(desk)) return { text: t('staffRequests:row.undelivered') }
  const last = desk.events.findLast(
    (event) =>
      event.kind === 'note' ||
      event.kind === 'call' ||
      event.kind === 'reply' ||
      event.kind === 'message' ||
      event.kind === 'merged' ||
      event.kind === 'visit',
  )
  if (last !== undefined && last.kind !== 'visit') {
    const isOfPerson = last.kind === 'merged' && last.text !== undefined
    const name = isOfPerson ? t('staffRequests:line.person') : describePerson(site, last.by)
    const who = t('staffRequests:row.who', { name, moment: formatMoment(site, last.at) })
    if (last.kind === 'note' || last.kind === 'message') return { who, text: last.text }
    if (last.kind === 'merged') return { who, text: last.text ?? describeOwnEvent(site, last) }
    if (last.kind === 'call') {
      const outcome = describeCall(site, last)
      return { who, text: last.text === undefined ? outcome : `${outcome}. ${last.text}` }
    }
    return { who, text: t('staffRequests:row.reply', { subject: last.subject }) }
  }
  if (request.visit !== undefined) return { text: describeVisit(site, request.visit) }
  const { message, preferredLanguage } = request
  return { text: message ? quoted(message, preferredLanguage) : undefined }
}

const move = ({ t }: StaffSite, state: Exclude<DeskState, 'spam'>): RowAction => ({
  name: 'state',
  value: state,
  words: t(`staffRequests:actions.${state}`),
})

/**
 * Returns the buttons of a row. The first one of an unread message marks it as read; opening the
 * list does not.
 */
export const actionsOf = (site: StaffSite, { desk }: DeskRequest): readonly RowAction[] =>
  hasUnreadMessage(desk)
    ? [
        { name: 'do', value: 'read', words: site.t('staffRequests:actions.read') },
        ...stateActions(site, desk).slice(0, 1),
      ]
    : stateActions(site, desk)

const stateActions = (site: StaffSite, desk: Desk): readonly RowAction[] => {
  const { t, account } = site
  const take = {
    name: 'assign',
    value: account?.id ?? '',
    words: t('staffRequests:actions.take'),
  } as const
  if (!isKnown(deskStates, desk.state)) return [move(site, 'doing'), move(site, 'done')]
  switch (desk.state) {
    case 'new':
    case 'doing':
      return [desk.assignee === null ? take : move(site, 'waiting'), move(site, 'done')]
    case 'waiting':
      return [move(site, 'doing'), move(site, 'done')]
    case 'done':
      return [move(site, 'doing')]
    case 'spam':
      return [move(site, 'new')]
  }
}
