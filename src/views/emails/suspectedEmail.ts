import type { PlainWordKey, Translate } from '../../services/language/words.js'
import type {
  SuspectedDigestData,
  SuspectedSubmission,
} from '../../services/submissions/suspectedDigest.js'
import type { EmailContent, EmailRow } from './emailWords.js'

interface KindWords {
  readonly subject: 'emails:suspected.requests.subject' | 'emails:suspected.applications.subject'
  readonly title: PlainWordKey
  readonly opening: PlainWordKey
  readonly todo: 'emails:suspected.requests.todo' | 'emails:suspected.applications.todo'
  readonly delete: PlainWordKey
}

const submissionRow = (
  { reference, received, name, phone, email, message }: SuspectedSubmission,
  t: Translate,
): EmailRow => ({
  label: `${reference} · ${t('emails:moment', { ...received })}`,
  value: [name, phone?.shown, email, message].filter((text) => text !== undefined).join(' · '),
})

const suspectedEmail =
  (words: KindWords) =>
  (data: SuspectedDigestData, t: Translate): EmailContent => {
    const { count, submissions } = data
    const left = count - submissions.length
    return {
      subject: t(words.subject, { count }),
      preview: t('emails:suspected.preview'),
      title: t(words.title),
      opening: [t(words.opening), t(words.todo, { period: data.kept.suspected })],
      rows: submissions.map((one) => submissionRow(one, t)),
      closing: [
        ...(left > 0 ? [t('emails:suspected.more', { count: left })] : []),
        t(words.delete),
      ],
      action: { label: t('emails:suspected.site'), href: data.site },
    }
  }

export const contactSuspectedEmail = suspectedEmail({
  subject: 'emails:suspected.requests.subject',
  title: 'emails:suspected.requests.title',
  opening: 'emails:suspected.requests.opening',
  todo: 'emails:suspected.requests.todo',
  delete: 'emails:suspected.delete',
})

export const applicationSuspectedEmail = suspectedEmail({
  subject: 'emails:suspected.applications.subject',
  title: 'emails:suspected.applications.title',
  opening: 'emails:suspected.applications.opening',
  todo: 'emails:suspected.applications.todo',
  delete: 'emails:suspected.applications.delete',
})
