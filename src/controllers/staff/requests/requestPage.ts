import { knownLocale } from '../../../addresses/locales.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import type { ReplyTemplate } from '../../../services/staff/replies/replyTemplates.js'
import { type DeskRequest, isOpen } from '../../../services/staff/requests/deskRecord.js'
import { mayMerge } from '../../../services/myRequest/mergeRequests.js'
import {
  appointmentOf,
  isPhoneFromLink,
  isWrongNumber,
  mergedInto,
} from '../../../services/staff/requests/requestHistory.js'
import { contactWays, visitsDone } from '../../../shared/contact/contactChoices.js'
import { minute } from '../../../shared/time/durations.js'
import type { ListedRequest } from '../../../services/staff/requests/requestLists.js'
import { type FreedPlace, freedPlaceOf } from '../../../services/staff/requests/freedPlaces.js'
import { newsProps } from '../record/listNews.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { StaffViews } from '../../../views/staff/layout/staffViews.js'
import type { ReplyPerson, TypedReply } from '../replies/replyForm.js'
import {
  queuedReply,
  type ReplyData,
  replyNews,
  replyProps,
  replyUndo,
} from '../replies/replyProps.js'
import { describePerson, phoneProps } from '../record/recordTexts.js'
import { formatMoment, formatFullMoment, formatShortDate, todayOf } from '../staffDates.js'
import {
  type QueueAddress,
  type QueueNews,
  queueUrl,
  requestUrl,
  writeQueue,
} from './queueAddress.js'
import type { AppointmentFieldsProps } from '../../../views/staff/requests/AppointmentFields.js'
import { appointmentError, type AppointmentReading } from '../record/readAppointment.js'
import type { ChangeError } from '../record/readChange.js'
import { describePlace } from './places/describePlace.js'
import { formatPlace } from './places/formatPlace.js'
import { factsOf, formatDeletion } from './requestFacts.js'
import { type TimelineData, timelineOf } from './requestTimeline.js'
import { actionsOf, dueProps, describeExam, describeVisit, formatDue } from './requestTexts.js'
import { undoProps } from './undoProps.js'
import { describeState } from './changeTexts.js'

export const personOf = ({ request }: DeskRequest): ReplyPerson => ({
  name: request.name,
  reference: request.reference,
  locale: knownLocale(request.preferredLanguage),
})

type PageProps = Omit<StaffViews['staff/requests/RequestPage'], 'site'>

/** Text typed in a form that was not stored, or returned by a cancelled reply. */
export interface Typed {
  readonly note?: string
  readonly callNote?: string
  readonly day?: string
  readonly appointment?: AppointmentReading
  /** Whether `appointment` is the new time of a moved appointment, rather than the result of a call. */
  readonly isOfVisit?: boolean
  readonly subject?: string
  readonly text?: string
  readonly error?: ChangeError | TypedReply['error']
  readonly isPlaceTaken?: boolean
}

export interface RequestData extends TimelineData {
  readonly found: ListedRequest
  readonly queue: QueueAddress
  readonly news: QueueNews & { readonly reply?: 'tooLate' | 'takenBack' | undefined }
  /** Rows of the list from which the request was opened; empty for a long list. */
  readonly neighbours: readonly ListedRequest[]
  readonly others: readonly DeskRequest[]
  readonly templates: readonly ReplyTemplate[]
  readonly places: readonly FreedPlace[]
  readonly mailbox: string
  readonly usualSubject: string
  readonly typed: Typed
  /** Suggested day for a later call, on which the clinic is open. */
  readonly laterDay: string
}

const placeOf = (
  site: StaffSite,
  { found, neighbours, queue }: RequestData,
): Pick<PageProps, 'position' | 'next'> => {
  const { t } = site
  const place = neighbours.findIndex(({ recordId }) => recordId === found.recordId)
  // If the request has left the list, `place` is -1 and `next` is the first request.
  const next = neighbours[place + 1]
  const count = neighbours.length
  return {
    position:
      place === -1 ? undefined : t('staffRequests:page.position', { place: place + 1, count }),
    next:
      next === undefined
        ? undefined
        : {
            href: requestUrl(next.request.reference, queue),
            words: t('staffRequests:page.next', { name: next.request.name }),
          },
  }
}

const replyDataOf = (data: RequestData): ReplyData => {
  const { request, desk } = data.found
  const { text, subject, error } = data.typed
  const isReplyError = error === 'missing' || error === 'tooLong' || error === 'full'
  return {
    ...data,
    about: 'requests',
    person: personOf(data.found),
    to: request.email,
    last: desk.events.at(-1),
    sent: desk.events.findLast((event) => event.kind === 'reply'),
    typed: {
      subject,
      text,
      ...(isReplyError ? { error } : {}),
    },
  }
}

const noteErrorOf = ({ error }: Typed): PageProps['note']['error'] =>
  error === 'noteEmpty' || error === 'noteTooLong' || error === 'noteFull' ? error : undefined

const noteProps = (typed: Typed): PageProps['note'] => {
  const { note = '', callNote = '' } = typed
  return { text: note, error: callNote === '' ? noteErrorOf(typed) : undefined }
}

const presenceMs = 5 * minute

const appointmentProps = (
  site: StaffSite,
  { appointment, isOfVisit = false }: Typed,
  ofVisit: boolean,
): AppointmentFieldsProps => {
  const { typed, errors } =
    appointment !== undefined && isOfVisit === ofVisit
      ? appointment
      : { typed: { date: '', hour: '' }, errors: [] }
  return { ...typed, today: todayOf(site), ...appointmentError(site, errors) }
}

/** Describes the appointment that the person wants to change, or else the one that the front desk booked. */
const visitProps = (site: StaffSite, { found, typed }: RequestData): PageProps['visit'] => {
  const { request, desk } = found
  const moved = appointmentProps(site, typed, true)
  if (request.visit?.state === 'open') {
    return {
      title: site.t('staffRequests:visit.title'),
      words: describeVisit(site, request.visit),
      done: visitsDone,
      moved,
    }
  }
  const appointment = appointmentOf(desk)
  return appointment === undefined || appointment.date < todayOf(site)
    ? undefined
    : {
        title: site.t('staffRequests:visit.booked'),
        words: formatPlace(site, appointment),
        done: ['freed', 'moved'],
        moved,
      }
}

const callProps = (
  site: StaffSite,
  { typed, laterDay: example }: RequestData,
): PageProps['call'] => {
  const { t } = site
  const { day, callNote = '', error } = typed
  const noteError = noteErrorOf(typed)
  return {
    day: day ?? example,
    example,
    note: callNote,
    ...(noteError === undefined || callNote === ''
      ? {}
      : { noteError: t(`staff:note.${noteError}`) }),
    appointment: appointmentProps(site, typed, false),
    ...(error === 'day' ? { error: t('staffRequests:call.dayError', { example }) } : {}),
    ...(error === 'dayClosed' || error === 'dayTooLate'
      ? { error: t(`staffRequests:call.${error}`) }
      : {}),
  }
}

const isWished = (site: StaffSite, { request: { shortNotice } }: DeskRequest): boolean =>
  shortNotice?.state === 'open' && shortNotice.until >= todayOf(site)

const offerProps = (site: StaffSite, { found, places, typed }: RequestData): PageProps['offer'] => {
  const { t } = site
  const { shortNotice } = found.request
  if (shortNotice === undefined || !isWished(site, found)) return undefined
  return {
    words: t('staffRequests:offer.until', { day: formatShortDate(site, shortNotice.until) }),
    places: places.map((place) => [place.found.request.reference, describePlace(site, place)]),
    ...(typed.isPlaceTaken === true ? { error: t('staffRequests:offer.taken') } : {}),
  }
}

/** Links from a freed appointment to the short-notice list. */
const freedProps = (site: StaffSite, found: DeskRequest): PageProps['freed'] => {
  const freed = freedPlaceOf(found)
  return freed === undefined || freed.visit.date < todayOf(site)
    ? undefined
    : {
        href: queueUrl({ view: 'shortNotice', page: 1 }),
        words: site.t('staffRequests:offer.next'),
      }
}

const phoneDoubtOf = ({ desk }: DeskRequest): PageProps['phoneDoubt'] => {
  if (isWrongNumber(desk)) return 'wrong'
  return isPhoneFromLink(desk) ? 'unverified' : undefined
}

/** Names colleagues who opened the request in the last five minutes, so that two people do not phone the visitor. */
const alsoHereOf = (
  { t, account, now }: StaffSite,
  { views, people }: RequestData,
): string | undefined => {
  const recent = views.filter(({ by, at }) => by !== account?.id && now - at < presenceMs)
  const names = people.flatMap(({ id, name }) => (recent.some(({ by }) => by === id) ? [name] : []))
  return names.length === 0
    ? undefined
    : t('staffRequests:page.alsoHere', { names: names.join(', ') })
}

export const requestPage = (site: StaffSite, data: RequestData): PageProps => {
  const { t, account, clinic, now } = site
  const { found, queue, news, others, people, typed } = data
  const { request, desk, version } = found
  const { reference, name, email } = request
  const phone = phoneProps(site, request)
  const due = dueProps(site, found.due)
  const list = writeQueue(queue)
  const replies = replyDataOf(data)
  const queued = queuedReply(replies, now)
  const undo =
    queued === undefined
      ? undoProps(site, [found], { list, from: 'page' })
      : replyUndo(site, { action: staffUrl('requestTakeBack', { reference }), list, name }, queued)
  const lateTexts =
    due !== undefined && found.due !== undefined && found.due.isLate
      ? t('staffRequests:due.lateBy', { late: due.text, by: formatDue(site, found.due) })
      : due?.text
  const deleted = formatDeletion(site, found)
  return {
    title: t('staffRequests:list.title', { view: reference }),
    reference,
    version,
    name,
    state: desk.state,
    actions: actionsOf(site, found),
    holder:
      desk.assignee === null ? t('staffRequests:page.free') : describePerson(site, desk.assignee),
    colleagues: people,
    list,
    back: {
      href: `${queueUrl(queue, { here: reference })}#${reference}`,
      words: t(`staffRequests:views.${queue.view}`),
    },
    ...placeOf(site, data),
    printed: t('staffRequests:page.printed', {
      clinic: clinic.name,
      moment: formatFullMoment(site, now),
      name: account?.name ?? '',
    }),
    facts: {
      facts: factsOf(site, found),
      wish: isWished(site, found) ? 'noShortNotice' : 'shortNotice',
      // A merged request cannot be the original of a duplicate.
      canBeDuplicate:
        isOpen(desk.state) &&
        others.some((other) => !isOpen(other.desk.state) && mergedInto(other.desk) === undefined),
      correct: {
        href: staffUrl('requestCorrect', { reference }) + (list === '' ? '' : `?${list}`),
        action: staffUrl('request', { reference }),
        version,
        list,
        hasEmail: email !== undefined,
      },
      message: request.message,
      messageLocale: knownLocale(request.preferredLanguage),
      others: others.map((other) => ({
        href: requestUrl(other.request.reference, queue),
        merge: mayMerge(found, other) ? other.request.reference : undefined,
        words: t('staffRequests:page.other', {
          name: other.request.name,
          exam: describeExam(site, other.request.subject),
          state: describeState(site, other.desk.state).toLowerCase(),
          moment: formatMoment(site, Date.parse(other.request.createdAt)),
        }),
      })),
      deleted,
    },
    visit: visitProps(site, data),
    offer: offerProps(site, data),
    freed: freedProps(site, found),
    call: callProps(site, data),
    note: noteProps(typed),
    timeline: timelineOf(site, data),
    ...replyProps(site, replies),
    news: newsProps(site, 'staffRequests', news, replyNews(site, news.reply)),
    phone,
    isUrgent: desk.isUrgent,
    alsoHere: alsoHereOf(site, data),
    contactBy: contactWays.find((way) => way === request.contactBy),
    phoneDoubt: phoneDoubtOf(found),
    email,
    due: due === undefined ? undefined : { ...due, text: lateTexts ?? due.text },
    ...(desk.assignee === null ? {} : { holderId: desk.assignee.id }),
    undo,
  }
}
