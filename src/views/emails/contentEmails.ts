import type { Translate } from '../../services/language/messages.js'
import type {
  ContentEmailData,
  ContentEmailViews,
} from '../../services/content/emails/contentEmails.js'
import type { EmailContent } from './emailMessages.js'

const contentEmail =
  (words: `emails:${keyof ContentEmailViews}`) =>
  ({ page }: ContentEmailData, t: Translate): EmailContent => ({
    subject: t(`${words}.subject`),
    preview: t(`${words}.text`),
    title: t(`${words}.subject`),
    opening: [t(`${words}.text`)],
    rows: [],
    closing: [],
    action: { label: t(`${words}.open`), href: page },
  })

export const approvalAskedEmail = contentEmail('emails:approvalAsked')

export const approvalSentBackEmail = contentEmail('emails:approvalSentBack')

export const scheduleRefusedEmail = contentEmail('emails:scheduleRefused')
