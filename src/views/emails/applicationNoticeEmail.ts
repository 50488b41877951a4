import type { ApplicationNoticeData } from '../../services/careers/applicationEmails.js'
import type { Translate } from '../../services/language/words.js'
import { formatAnswerDeadline } from './applicationHrEmail.js'
import { type EmailContent, subjectName, receivedRow, referenceRow } from './emailWords.js'

export const applicationNoticeEmail = (data: ApplicationNoticeData, t: Translate): EmailContent => {
  const { application, offer, page, received } = data
  const answer = formatAnswerDeadline(data, t)
  const name = subjectName(application.name)
  return {
    subject: t('applications:hr.subject', { name, answer, reference: application.reference }),
    preview: t('applications:hr.preview', { answer }),
    title: t('applications:hr.title'),
    opening: [
      offer === undefined
        ? t('applications:hr.spontaneous', { name, answer })
        : t('applications:hr.opening', { name, offer: offer.title, answer }),
    ],
    rows: [receivedRow(received, t), referenceRow(application.reference, t)],
    closing: [t('applications:hr.inStaffArea')],
    action: { label: t('applications:hr.openApplication'), href: page },
  }
}
