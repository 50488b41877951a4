import { addDays } from '../../../services/clinic/calendarDays.js'
import { formatDate } from '../../../services/clinic/formats.js'
import { localMoment } from '../../../services/clinic/openHours.js'
import type { ReplyTemplate } from '../../../services/staff/replies/replyTemplates.js'
import type { DeskRequest } from '../../../services/staff/requests/deskRecord.js'
import type { ListedRequest } from '../../../services/staff/requests/requestLists.js'
import { day } from '../../../services/time/durations.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { StaffViews } from '../../../views/staff/layout/staffViews.js'
import type { Fact } from '../../../views/staff/record/FactList.js'
import { sayMoment, sayTime, sayWholeMoment, todayOf } from '../staffDates.js'
import {
  type QueueAddress,
  type QueueNews,
  queueUrl,
  requestUrl,
  writeQueue,
} from './queueAddress.js'
import type { ChangeError } from './readChange.js'
import { type TimelineData, timelineOf } from './requestTimeline.js'
import {
  actionsOf,
  dueProps,
  phoneOf,
  sayExam,
  sayMoments,
  sayPromise,
  sayReasons,
  sayWho,
  sayWholeExam,
} from './requestWords.js'
import { replyUndo, undoProps } from './undoProps.js'

type PageProps = Omit<StaffViews['staff/requests/RequestPage'], 'site'>

/** What was typed and could not be kept, or comes back from an email that was taken back. */
export interface Typed {
  readonly note?: string
  readonly day?: string
  readonly subject?: string
  readonly text?: string
  readonly error?: ChangeError | 'replyMissing' | 'replyTooLong'
}

export interface RequestData extends TimelineData {
  readonly found: ListedRequest
  readonly queue: QueueAddress
  readonly news: QueueNews & { readonly reply?: 'tooLate' | 'takenBack' }
  /** The list that it was opened from. */
  readonly neighbours: readonly ListedRequest[]
  readonly others: readonly DeskRequest[]
  readonly templates: readonly ReplyTemplate[]
  readonly mailbox: string
  /** Of an email without a template, in the language of the person. */
  readonly usualSubject: string
  readonly typed: Typed
}

const factsOf = (site: StaffSite, { request }: DeskRequest): readonly Fact[] => {
  const { t } = site
  const phone = phoneOf(site, request)
  const { email, preferredLanguage, createdAt, consentAt, reference, verification } = request
  const doubted = verification !== undefined && verification !== 'passed'
  return [
    { label: t('staffRequests:page.exam'), value: sayWholeExam(site, request.subject) },
    {
      label: t('staffRequests:page.language'),
      value: t(`forms:language.options.${preferredLanguage}`),
    },
    { label: t('staffRequests:page.moments'), value: sayMoments(site, request) },
    ...(phone === undefined
      ? []
      : [
          {
            label: t('staffRequests:page.phone'),
            value: [phone.shown, phone.extension].filter(Boolean).join(' '),
            href: phone.href,
          },
        ]),
    ...(email === undefined
      ? []
      : [{ label: t('staffRequests:page.email'), value: email, href: `mailto:${email}` }]),
    { label: t('staffRequests:page.received'), value: sayWholeMoment(site, Date.parse(createdAt)) },
    { label: t('staffRequests:page.reference'), value: reference },
    {
      label: t('staffRequests:page.consent'),
      value: t('staffRequests:page.consentGiven', {
        moment: sayWholeMoment(site, Date.parse(consentAt)),
      }),
    },
    ...(request.suspected.length === 0
      ? []
      : [{ label: t('staffRequests:page.reasons'), value: sayReasons(site, request) }]),
    ...(doubted
      ? [
          {
            label: t('staffRequests:page.verification'),
            value: t(`emails:verification.${verification}`),
          },
        ]
      : []),
  ]
}

const sayDeleted = (site: StaffSite, { expiresAt }: DeskRequest): string | undefined => {
  if (expiresAt === undefined) return undefined
  const { t, locale, clinic, now } = site
  const count = Math.ceil((expiresAt - now) / day)
  if (count <= 0) return t('staffRequests:page.deletedToday')
  const { date } = localMoment(clinic, new Date(expiresAt))
  return t('staffRequests:page.deleted', {
    count,
    date: formatDate(date, locale, { weekday: false }),
  })
}

const newsProps = ({ t }: StaffSite, { said, reply }: RequestData['news']): PageProps['news'] => ({
  done: [
    ...(said === 'undone' ? [t('staffRequests:undo.done')] : []),
    ...(reply === 'takenBack' ? [t('staffRequests:reply.takenBack')] : []),
  ],
  warnings: [
    ...(said === 'late' ? [t('staffRequests:undo.late')] : []),
    ...(reply === 'tooLate' ? [t('staffRequests:reply.tooLate')] : []),
  ],
})

const placeOf = (
  site: StaffSite,
  { found, neighbours, queue }: RequestData,
): Pick<PageProps, 'position' | 'next'> => {
  const { t } = site
  const place = neighbours.findIndex(({ recordId }) => recordId === found.recordId)
  if (place === -1) return {}
  const next = neighbours[place + 1]
  return {
    position: t('staffRequests:page.position', { place: place + 1, count: neighbours.length }),
    ...(next === undefined
      ? {}
      : {
          next: {
            href: requestUrl(next.request.reference, queue),
            words: t('staffRequests:page.next', { name: next.request.name }),
          },
        }),
  }
}

/** The email that may still be taken back. */
const queuedReply = ({ found, emails }: RequestData, now: number) => {
  const sent = found.desk.events.findLast((event) => event.kind === 'reply')
  const email = emails.find(({ id }) => id === sent?.email)
  if (sent === undefined || email?.dueAt === undefined || email.status !== 'queued')
    return undefined
  return email.tries === 0 && email.dueAt > now ? { sent, email, dueAt: email.dueAt } : undefined
}

/** What was taken back returns to the form until something else is done. */
const takenBack = ({ found }: RequestData) => {
  const last = found.desk.events.at(-1)
  return last?.kind === 'replyTakenBack' ? last : undefined
}

const replyProps = (site: StaffSite, data: RequestData): Partial<PageProps> => {
  const { t } = site
  const { found, typed, templates, mailbox } = data
  const { email: to, preferredLanguage: locale } = found.request
  if (to === undefined) return {}
  const queued = queuedReply(data, site.now)
  if (queued !== undefined) {
    return {
      queued: {
        to: t('staffRequests:reply.queuedTo', {
          address: to,
          time: sayTime(site, queued.dueAt),
        }),
        subject: queued.sent.subject,
        text: queued.sent.text,
        hint: t('staffRequests:reply.queuedHint', { mailbox }),
      },
    }
  }
  const back = takenBack(data)
  const language = t(`staffRequests:line.${locale}`)
  return {
    reply: {
      to,
      locale,
      language,
      mailbox,
      templates: templates
        .filter(({ isRetired }) => !isRetired)
        .map(({ id, texts }) => ({ id, name: texts[locale].name })),
      subject: typed.subject ?? back?.subject ?? data.usualSubject,
      text: typed.text ?? back?.text ?? '',
      ...(typed.error === 'replyMissing' ? { error: t('staffRequests:reply.missing') } : {}),
      ...(typed.error === 'replyTooLong' ? { error: t('staffRequests:reply.tooLong') } : {}),
    },
  }
}

const noteProps = ({ note = '', error }: Typed): PageProps['note'] => ({
  text: note,
  ...(error === 'noteEmpty' || error === 'noteTooLong' ? { error } : {}),
})

const callProps = (site: StaffSite, { day: typedDay, error }: Typed): PageProps['call'] => {
  const example = addDays(todayOf(site), 2)
  return {
    day: typedDay ?? example,
    example,
    ...(error === 'day' ? { error: site.t('staffRequests:call.dayError', { example }) } : {}),
  }
}

/** What the page of one request shows. */
export const requestPage = (site: StaffSite, data: RequestData): PageProps => {
  const { t, account, clinic, now } = site
  const { found, queue, news, others, people, typed } = data
  const { request, desk, version } = found
  const { reference, name, email } = request
  const phone = phoneOf(site, request)
  const due = dueProps(site, found.due)
  const list = writeQueue(queue)
  const queued = queuedReply(data, now)
  const undo =
    queued === undefined
      ? undoProps(site, [found], { list, from: 'page' })
      : replyUndo(site, found, { list, email: queued.email.id, leavesAt: queued.dueAt })
  const lateWords =
    due !== undefined && found.due !== undefined && found.due.isLate
      ? t('staffRequests:due.lateBy', { late: due.text, by: sayPromise(site, found.due) })
      : due?.text
  const deleted = sayDeleted(site, found)
  return {
    title: t('staffRequests:list.title', { view: reference }),
    reference,
    version,
    name,
    state: desk.state,
    actions: actionsOf(site, found),
    holder: desk.assignee === null ? t('staffRequests:page.free') : sayWho(site, desk.assignee),
    colleagues: people,
    list,
    back: {
      href: `${queueUrl(queue, { here: reference })}#${reference}`,
      words: t(`staffRequests:views.${queue.view}`),
    },
    ...placeOf(site, data),
    printed: t('staffRequests:page.printed', {
      clinic: clinic.name,
      moment: sayWholeMoment(site, now),
      name: account?.name ?? '',
    }),
    facts: {
      facts: factsOf(site, found),
      message: request.message,
      messageLocale: request.preferredLanguage,
      others: others.map((other) => ({
        href: requestUrl(other.request.reference, queue),
        words: t('staffRequests:page.other', {
          exam: sayExam(site, other.request.subject),
          state: t(`staffRequests:states.${other.desk.state}`).toLowerCase(),
          moment: sayMoment(site, Date.parse(other.request.createdAt)),
        }),
      })),
      deleted,
    },
    call: callProps(site, typed),
    note: noteProps(typed),
    timeline: timelineOf(site, data),
    ...replyProps(site, data),
    news: newsProps(site, news),
    ...(phone === undefined ? {} : { phone }),
    ...(email === undefined ? {} : { email }),
    ...(due === undefined ? {} : { due: { ...due, text: lateWords ?? due.text } }),
    ...(desk.assignee === null ? {} : { holderId: desk.assignee.id }),
    ...(undo === undefined ? {} : { undo }),
  }
}
