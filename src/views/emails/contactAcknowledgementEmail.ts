import type { ContactEmailData } from '../../services/contact/contactEmails.js'
import type { Translate } from '../../services/language/words.js'
import { sayCallBack, sayVisitorPhone, wishRows } from './contactEmailWords.js'
import { type EmailContent, type EmailLink, greet, referenceRow } from './emailWords.js'

/** What the visitor reads in the language they asked for: what came in, who answers and by when. */
export const contactAcknowledgementEmail = (data: ContactEmailData, t: Translate): EmailContent => {
  const { request, clinic } = data
  const phone = sayVisitorPhone(data, t)
  return {
    subject: t('emails:acknowledgement.subject', { reference: request.reference }),
    title: t('emails:acknowledgement.title'),
    ...answerWords(phone, sayCallBack(data, t), request.name, t),
    // Neither the name nor the message comes back: anybody could have typed this address.
    rows: [...wishRows(data, t), referenceRow(request.reference, t)],
    closing: [
      ...(phone === undefined ? [] : [t('emails:acknowledgement.prescription')]),
      t('emails:acknowledgement.health'),
      t('emails:acknowledgement.change', { phone: clinic.phone.shown }),
      t('emails:acknowledgement.notYou'),
    ],
    action: visitorAction(data, t),
  }
}

const answerWords = (
  phone: string | undefined,
  callBack: string,
  name: string,
  t: Translate,
): Pick<EmailContent, 'preview' | 'opening'> => {
  const greeting = greet(name, t)
  return phone === undefined
    ? {
        preview: t('emails:acknowledgement.previewByEmail', { callBack }),
        opening: [greeting, t('emails:acknowledgement.byEmail', { callBack })],
      }
    : {
        preview: t('emails:acknowledgement.previewByPhone', { callBack }),
        opening: [greeting, t('emails:acknowledgement.byPhone', { callBack, phone })],
      }
}

const visitorAction = ({ exam, clinic }: ContactEmailData, t: Translate): EmailLink =>
  exam === undefined
    ? { label: t('emails:acknowledgement.callClinic'), href: `tel:${clinic.phone.e164}` }
    : { label: t('emails:acknowledgement.readPreparation'), href: exam.page }
