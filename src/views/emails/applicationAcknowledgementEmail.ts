import type { ApplicationEmailData } from '../../services/careers/applicationEmails.js'
import type { Translate } from '../../services/language/words.js'
import { formatAnswerDeadline } from './applicationHrEmail.js'
import { type EmailContent, greet, referenceRow } from './emailWords.js'

export const applicationAcknowledgementEmail = (
  data: ApplicationEmailData,
  t: Translate,
): EmailContent => {
  const { application, offer, clinic } = data
  const answer = formatAnswerDeadline(data, t)
  return {
    subject: t('applications:acknowledgement.subject', { reference: application.reference }),
    preview: t('applications:acknowledgement.preview', { answer }),
    title: t('applications:received.title'),
    opening: [greet(application.name, t), t('applications:acknowledgement.opening', { answer })],
    // Omits message and files: the address may be another person's.
    rows: [
      {
        label: t('applications:form.offer'),
        value: offer?.title ?? t('applications:offer.spontaneous'),
      },
      { label: t('applications:hr.documents'), value: String(application.files.length) },
      referenceRow(application.reference, t),
    ],
    closing: [
      // An application without an offer is retained from its receipt.
      t(
        offer === undefined
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
