import type { ContactNoticeData } from '../../services/contact/contactEmails.js'
import type { Translate } from '../../services/language/words.js'
import { formatCallBack, formatCallBackDay } from './contactEmailWords.js'
import { type EmailContent, subjectName, receivedRow, referenceRow } from './emailWords.js'

export const contactNoticeEmail = (data: ContactNoticeData, t: Translate): EmailContent => {
  const { request, page, received } = data
  const callBack = formatCallBack(data, t)
  const [subject, opening] =
    data.phone === undefined
      ? (['emails:desk.subjectByEmail', 'emails:desk.byEmail'] as const)
      : (['emails:desk.subjectByPhone', 'emails:desk.byPhone'] as const)
  const name = subjectName(request.name)
  return {
    subject: t(subject, {
      name,
      answer: formatCallBackDay(data, t),
      reference: request.reference,
    }),
    preview: t('emails:desk.preview', { callBack }),
    title: t('emails:desk.title'),
    opening: [t(opening, { name, callBack })],
    rows: [receivedRow(received, t), referenceRow(request.reference, t)],
    closing: [t('emails:desk.inStaffArea')],
    action: { label: t('emails:desk.open'), href: page },
  }
}
