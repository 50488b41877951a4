import type { ApplicationEmailData } from '../../services/careers/applicationEmails.js'
import type { Translate } from '../../services/language/words.js'
import { sayAnswer } from './applicationHrEmail.js'
import { type EmailContent, greet, referenceRow } from './emailWords.js'

/** What the person reads in their language: what came in, who answers and by when. */
export const applicationAcknowledgementEmail = (
  data: ApplicationEmailData,
  t: Translate,
): EmailContent => {
  const { application, offer, clinic } = data
  const answer = sayAnswer(data, t)
  return {
    subject: t('applications:acknowledgement.subject', { reference: application.reference }),
    preview: t('applications:acknowledgement.preview', { answer }),
    title: t('applications:received.title'),
    opening: [greet(application.name, t), t('applications:acknowledgement.opening', { answer })],
    // Neither the message nor the files come back: anybody could have typed this address.
    rows: [
      {
        label: t('applications:form.offer'),
        value: offer?.title ?? t('applications:offer.spontaneous'),
      },
      { label: t('applications:hr.documents'), value: String(application.files.length) },
      referenceRow(application.reference, t),
    ],
    closing: [
      // Nobody closes an offer that is not there: a general application counts from its sending.
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
