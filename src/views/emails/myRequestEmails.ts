import type {
  MessageNoticeData,
  MyRequestEmailData,
  VisitAskedEmailData,
  VisitDoneEmailData,
  WithdrawnEmailData,
} from '../../services/myRequest/myRequestEmails.js'
import type { Translate } from '../../services/language/messages.js'
import { formatVisitAnswer } from './contactEmailMessages.js'
import {
  type EmailContent,
  greet,
  referenceRow,
  subjectName,
  withoutMarks,
} from './emailMessages.js'

const toPerson = (
  { name, reference, link }: MyRequestEmailData,
  { subject, text, more = [] }: { subject: string; text: string; more?: readonly string[] },
  t: Translate,
): EmailContent => ({
  subject,
  preview: withoutMarks(text),
  title: subject,
  opening: [greet(name, t), text, ...more],
  rows: [referenceRow(reference, t)],
  closing: [t('emails:acknowledgement.health')],
  action: { label: t('emails:myRequest.open'), href: link },
  hasEmergencyNumbers: true,
})

export const newLinkEmail = (data: MyRequestEmailData, t: Translate): EmailContent =>
  toPerson(
    data,
    {
      subject: t('emails:myRequest.newLink.subject', { reference: data.reference }),
      text: t('emails:myRequest.newLink.text'),
      more: [t('emails:myRequest.newLink.keep')],
    },
    t,
  )

export const detailsChangedEmail = (data: MyRequestEmailData, t: Translate): EmailContent => {
  const { clinic, moment, reference } = data
  const phone = clinic.phone.shown
  return {
    ...toPerson(
      data,
      {
        subject: t('emails:myRequest.detailsChanged.subject', { reference }),
        text: t('emails:myRequest.detailsChanged.text', { ...moment, phone }),
      },
      t,
    ),
    action: { label: t('emails:acknowledgement.callClinic'), href: `tel:${clinic.phone.e164}` },
  }
}

export const requestWithdrawnEmail = (data: WithdrawnEmailData, t: Translate): EmailContent => {
  const words = data.isVisitKept ? 'kept' : 'text'
  return toPerson(
    data,
    {
      subject: t('emails:myRequest.withdrawn.subject', { reference: data.reference }),
      text: t(`emails:myRequest.withdrawn.${words}`, { date: data.moment.date }),
    },
    t,
  )
}

const visitEmail = (data: MyRequestEmailData, text: string, t: Translate): EmailContent =>
  toPerson(
    data,
    { subject: t('emails:myRequest.visit.subject', { reference: data.reference }), text },
    t,
  )

export const visitAskedEmail = (data: VisitAskedEmailData, t: Translate): EmailContent =>
  visitEmail(data, formatVisitAnswer(data, data.answer, t), t)

export const visitDoneEmail = (data: VisitDoneEmailData, t: Translate): EmailContent =>
  visitEmail(data, t(`emails:myRequest.visit.${data.done}`), t)

export const messageNoticeEmail = (
  { name, reference, page, isVisit }: MessageNoticeData,
  t: Translate,
): EmailContent => {
  const words = isVisit ? 'visit' : 'text'
  const text = t(`emails:myRequest.message.${words}`, { name: subjectName(name) })
  return {
    subject: t('emails:myRequest.message.subject', { reference }),
    preview: text,
    title: t('emails:myRequest.message.title'),
    opening: [text],
    rows: [referenceRow(reference, t)],
    closing: [t('emails:notice.inStaffArea')],
    action: { label: t('emails:notice.open'), href: page },
  }
}
