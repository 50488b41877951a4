import type { Translate } from '../../services/language/messages.js'
import type { ApprovalEmailData } from '../../services/content/approval/approvalEmails.js'
import type { EmailContent } from './emailMessages.js'

const approvalEmail =
  (words: 'emails:approvalAsked' | 'emails:approvalSentBack') =>
  ({ page }: ApprovalEmailData, t: Translate): EmailContent => ({
    subject: t(`${words}.subject`),
    preview: t(`${words}.text`),
    title: t(`${words}.subject`),
    opening: [t(`${words}.text`)],
    rows: [],
    closing: [],
    action: { label: t(`${words}.open`), href: page },
  })

export const approvalAskedEmail = approvalEmail('emails:approvalAsked')

export const approvalSentBackEmail = approvalEmail('emails:approvalSentBack')
