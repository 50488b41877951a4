import type { RepliedAbout } from '../../../content/staff/replyPlaces.js'
import type {
  RecordEmail,
  ReplyEvent,
  ReplyTakenBack,
} from '../../../services/staff/replies/reply.js'
import type { ReplyTemplate } from '../../../services/staff/replies/replyTemplates.js'
import { undoSeconds } from '../../../shared/staff/deskChoices.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { ReplyFormProps } from '../../../views/staff/replies/ReplyForm.js'
import type { ReplyQueuedProps } from '../../../views/staff/replies/ReplyQueued.js'
import type { UndoProps } from '../../../views/staff/record/UndoBar.js'
import { formatClockTime } from '../staffDates.js'
import type { ReplyPerson, TypedReply } from './replyForm.js'

export interface ReplyData {
  readonly about: RepliedAbout
  readonly person: ReplyPerson
  readonly to: string | undefined
  readonly last: { readonly kind: string } | undefined
  readonly sent: ReplyEvent | undefined
  readonly emails: readonly RecordEmail[]
  readonly templates: readonly ReplyTemplate[]
  readonly mailbox: string
  readonly usualSubject: string
  readonly typed: { readonly [Part in keyof TypedReply]?: TypedReply[Part] | undefined }
}

export const queuedReply = ({ sent, emails }: Pick<ReplyData, 'sent' | 'emails'>, now: number) => {
  const email = emails.find(({ id }) => id === sent?.email)
  if (sent === undefined || email?.dueAt === undefined || email.status !== 'queued')
    return undefined
  return email.tries === 0 && email.dueAt > now ? { sent, email, dueAt: email.dueAt } : undefined
}
type Queued = NonNullable<ReturnType<typeof queuedReply>>

// The text of a cancelled reply returns to the form until the next event.
const isTakenBack = (last: ReplyData['last']): last is ReplyTakenBack =>
  last?.kind === 'replyTakenBack'

export const replyProps = (
  { t, now, ...site }: StaffSite,
  data: ReplyData,
): { readonly reply?: ReplyFormProps; readonly queued?: ReplyQueuedProps } => {
  const { about, person, to, last, templates, mailbox, usualSubject, typed } = data
  if (to === undefined) return {}
  const queued = queuedReply(data, now)
  if (queued !== undefined) {
    return {
      queued: {
        to: t('staffReplies:queuedTo', {
          address: to,
          time: formatClockTime({ t, now, ...site }, queued.dueAt),
        }),
        subject: queued.sent.subject,
        text: queued.sent.text,
        hint: t('staffReplies:queuedHint', { mailbox }),
      },
    }
  }
  const back = isTakenBack(last) ? last : undefined
  return {
    reply: {
      to,
      locale: person.locale,
      language: t(`staffRequests:line.${person.locale}`),
      hint: t(`staffReplies:hint.${about}`, { mailbox }),
      templates: templates
        .filter((template) => template.about === about && !template.isRetired)
        .map(({ id, texts }) => ({ id, name: texts[person.locale].name })),
      subject: typed.subject ?? back?.subject ?? usualSubject,
      text: typed.text ?? back?.text ?? '',
      isUnsaved: typed.text !== undefined,
      error: typed.error === undefined ? undefined : t(`staffReplies:${typed.error}`),
    },
  }
}

interface UndoPlace {
  readonly action: string
  readonly list: string
  readonly name: string
}

export const replyUndo = (
  site: StaffSite,
  { action, list, name }: UndoPlace,
  { email, dueAt }: Queued,
): UndoProps => {
  const { t, now } = site
  const time = formatClockTime(site, dueAt)
  return {
    action,
    fields: [
      ['list', list],
      ['email', email.id],
    ],
    text: t('staffRecord:undo.email', { name, time }),
    button: t('staffRecord:undo.takeBack'),
    until: t('staffRecord:undo.until', { time }),
    seconds: Math.max(0, Math.round((dueAt - now) / 1000)),
    total: undoSeconds,
  }
}

/** `conflict`: a colleague changed the record meanwhile. */
export type ReplyNews = 'tooLate' | 'takenBack' | 'conflict'

export const replyNews = (
  { t }: StaffSite,
  reply: ReplyNews | undefined,
): { readonly done: readonly string[]; readonly warnings: readonly string[] } => ({
  done: reply === 'takenBack' ? [t('staffReplies:takenBack')] : [],
  warnings: reply === 'tooLate' || reply === 'conflict' ? [t(`staffReplies:${reply}`)] : [],
})

export const readReplyNews = (values: URLSearchParams): 'tooLate' | 'takenBack' | undefined => {
  const result = values.get('reply')
  return result === 'tooLate' || result === 'takenBack' ? result : undefined
}
