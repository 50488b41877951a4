import type { ContactEmailData } from '../../services/contact/contactEmails.js'
import type { VisitAnswer } from '../../services/contact/visitAnswer.js'
import { answerTo, type ContactWay } from '../../shared/contact/contactChoices.js'
import type { Translate } from '../../services/language/messages.js'
import { formatCallBack, formatVisitAnswer } from './contactEmailMessages.js'
import { type EmailContent, greet, referenceRow, withoutMarks } from './emailMessages.js'

const visitAskedEmail = (
  data: ContactEmailData,
  answer: VisitAnswer,
  t: Translate,
): EmailContent => {
  const { request, clinic, link } = data
  const asked = formatVisitAnswer(data, answer, t)
  return {
    subject: t('emails:myRequest.visit.subject', { reference: request.reference }),
    preview: withoutMarks(asked),
    title: t('emails:myRequest.visit.subject', { reference: request.reference }),
    opening: [greet(request.name, t), asked],
    rows: [referenceRow(request.reference, t)],
    closing: [
      ...(link === undefined ? [] : [t('emails:myRequest.newLink.keep')]),
      t('emails:acknowledgement.health'),
      t('emails:acknowledgement.notYou'),
    ],
    action:
      link === undefined
        ? { label: t('emails:acknowledgement.callClinic'), href: `tel:${clinic.phone.e164}` }
        : { label: t('emails:myRequest.open'), href: link },
    hasEmergencyNumbers: true,
  }
}

const wayTexts = {
  phone: {
    preview: 'emails:acknowledgement.previewByPhone',
    opening: 'emails:acknowledgement.byPhone',
  },
  email: {
    preview: 'emails:acknowledgement.previewByEmail',
    opening: 'emails:acknowledgement.byEmail',
  },
  relay: {
    preview: 'emails:acknowledgement.previewByPhone',
    opening: 'emails:acknowledgement.byRelay',
  },
} as const satisfies Readonly<Record<ContactWay, unknown>>

/** Omits the exam: email is not confidential, and the address may be another person's. */
export const contactAcknowledgementEmail = (data: ContactEmailData, t: Translate): EmailContent => {
  const { request, clinic, link, visitAnswer } = data
  if (visitAnswer !== undefined) return visitAskedEmail(data, visitAnswer, t)
  const callBack = formatCallBack(data, t)
  const { kind, way } = answerTo(request)
  const { preview, opening } = wayTexts[way]
  return {
    subject: t('emails:acknowledgement.subject', { reference: request.reference }),
    preview: t(preview, { callBack }),
    title: t('emails:acknowledgement.title'),
    opening: [
      greet(request.name, t),
      t(opening, { callBack }),
      t('emails:acknowledgement.notBooked'),
    ],
    rows: [referenceRow(request.reference, t)],
    closing: [
      ...(kind === 'exam' && way !== 'email' ? [t('emails:acknowledgement.prescription')] : []),
      ...(kind !== 'question' && way === 'email' ? [t('emails:acknowledgement.noPhone')] : []),
      t('emails:acknowledgement.noExam'),
      t('emails:acknowledgement.health'),
      link === undefined
        ? t('emails:acknowledgement.change', { phone: clinic.phone.shown })
        : t('emails:acknowledgement.follow'),
      t('emails:acknowledgement.notYou'),
    ],
    action:
      link === undefined
        ? { label: t('emails:acknowledgement.callClinic'), href: `tel:${clinic.phone.e164}` }
        : { label: t('emails:myRequest.open'), href: link },
    hasEmergencyNumbers: true,
  }
}
