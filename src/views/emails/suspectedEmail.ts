import type { PlainMessageKey, Translate } from '../../services/language/messages.js'
import type { SpamDigestData } from '../../services/submissions/spamDigest.js'
import type { EmailContent } from './emailMessages.js'

interface KindTexts {
  readonly subject: 'emails:suspected.requests.subject' | 'emails:suspected.applications.subject'
  readonly title: PlainMessageKey
  readonly opening: PlainMessageKey
  readonly todo: 'emails:suspected.requests.todo' | 'emails:suspected.applications.todo'
}

const suspectedEmail =
  (words: KindTexts) =>
  (data: SpamDigestData, t: Translate): EmailContent => {
    const { count, submissions } = data
    const left = count - submissions.length
    return {
      subject: t(words.subject, { count }),
      preview: t('emails:suspected.preview'),
      title: t(words.title),
      opening: [t(words.opening), t(words.todo, { period: data.kept.suspected })],
      rows: [],
      links: submissions.map(({ reference, page }) => ({ label: reference, href: page })),
      closing: left > 0 ? [t('emails:suspected.more', { count: left })] : [],
      action: { label: t('emails:suspected.open'), href: data.list },
    }
  }

export const contactSuspectedEmail = suspectedEmail({
  subject: 'emails:suspected.requests.subject',
  title: 'emails:suspected.requests.title',
  opening: 'emails:suspected.requests.opening',
  todo: 'emails:suspected.requests.todo',
})

export const applicationSuspectedEmail = suspectedEmail({
  subject: 'emails:suspected.applications.subject',
  title: 'emails:suspected.applications.title',
  opening: 'emails:suspected.applications.opening',
  todo: 'emails:suspected.applications.todo',
})
