import type {
  SuspectedDigestData,
  SuspectedRequest,
} from '../../services/contact/suspectedDigest.js'
import type { Translate } from '../../services/language/words.js'
import type { EmailContent, EmailRow } from './emailWords.js'

/** One request: where to reach the person, then what they wrote. */
const requestRow = (
  { reference, received, name, phone, email, message }: SuspectedRequest,
  t: Translate,
): EmailRow => ({
  label: `${reference} · ${t('emails:moment', { ...received })}`,
  value: [name, phone?.shown, email, message].filter((text) => text !== undefined).join(' · '),
})

/** What the desk reads, once a day, of requests that look like spam. */
export const contactSuspectedEmail = (data: SuspectedDigestData, t: Translate): EmailContent => {
  const { count, requests } = data
  const left = count - requests.length
  return {
    subject: t('emails:suspected.subject', { count }),
    preview: t('emails:suspected.preview'),
    title: t('emails:suspected.title'),
    opening: [t('emails:suspected.opening'), t('emails:suspected.todo')],
    rows: requests.map((request) => requestRow(request, t)),
    closing: [
      ...(left > 0 ? [t('emails:suspected.more', { count: left })] : []),
      t('emails:desk.delete'),
    ],
    action: { label: t('emails:suspected.site'), href: data.site },
  }
}
