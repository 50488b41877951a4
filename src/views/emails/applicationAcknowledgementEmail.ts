import type { ApplicationEmailData } from '../../services/careers/applicationEmails.js'
import type { Translate } from '../../services/language/messages.js'
import { type EmailContent, greet, referenceRow } from './emailMessages.js'

const sayAnswer = ({ answerBy, answerDelay }: ApplicationEmailData, t: Translate): string =>
  answerBy === undefined
    ? t('applications:answer.within', { delay: answerDelay })
    : t('applications:answer.by', { date: answerBy })

export const applicationAcknowledgementEmail = (
  data: ApplicationEmailData,
  t: Translate,
): EmailContent => {
  const { application, isGeneral, clinic } = data
  const answer = sayAnswer(data, t)
  return {
    subject: t('applications:acknowledgement.subject', { reference: application.reference }),
    preview: t('applications:acknowledgement.preview', { answer }),
    title: t('applications:received.title'),
    opening: [greet(application.name, t), t('applications:acknowledgement.opening', { answer })],
    // Omits job, message and files, because the address may be another person's.
    rows: [referenceRow(application.reference, t)],
    closing: [
      // Without a job offer, the retention period starts when the application is received.
      t(
        isGeneral
          ? 'applications:acknowledgement.retentionGeneral'
          : 'applications:acknowledgement.retention',
        { retention: data.retention },
      ),
      t('applications:acknowledgement.change', { phone: clinic.phone.shown }),
      t('applications:received.noNumbers'),
      t('applications:acknowledgement.notYou'),
    ],
    action: { label: t('careers:all'), href: data.careersPage },
  }
}
