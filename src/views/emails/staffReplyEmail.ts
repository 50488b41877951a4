import type { Translate } from '../../services/language/messages.js'
import type { ReplyEmailData } from '../../services/staff/replies/reply.js'
import { type EmailContent, referenceRow } from './emailMessages.js'

export const staffReplyEmail = (
  { subject, text, reference, clinic, about, link }: ReplyEmailData,
  t: Translate,
): EmailContent => ({
  subject,
  preview: '',
  title: subject,
  opening: text.split(/\n+/).filter((line) => line.trim() !== ''),
  rows: [referenceRow(reference, t)],
  ...(about === 'requests'
    ? { closing: [t('emails:acknowledgement.health')], hasEmergencyNumbers: true }
    : { closing: [] }),
  action:
    link === undefined
      ? { label: t('emails:acknowledgement.callClinic'), href: `tel:${clinic.phone.e164}` }
      : { label: t('emails:myRequest.answer'), href: link },
})
