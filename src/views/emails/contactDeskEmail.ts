import { phoneHref } from '../../shared/clinic/formats.js'
import type { ContactEmailData } from '../../services/contact/contactEmails.js'
import { mailtoLink } from '../../shared/forms/emailAddress.js'
import type { Translate } from '../../services/language/words.js'
import {
  saidRows,
  formatCallBack,
  formatCallBackDay,
  formatVisitorPhone,
} from './contactEmailWords.js'
import {
  type EmailContent,
  type EmailLink,
  type EmailRow,
  subjectName,
  receivedRow,
  referenceRow,
} from './emailWords.js'
import { labelStored } from '../../shared/language/storedChoices.js'
import { verificationDoubts } from '../../shared/contact/contactChoices.js'

export const contactDeskEmail = (data: ContactEmailData, t: Translate): EmailContent => {
  const { request } = data
  const callBack = formatCallBack(data, t)
  const [subject, opening] =
    data.phone === undefined
      ? (['emails:desk.subjectByEmail', 'emails:desk.byEmail'] as const)
      : (['emails:desk.subjectByPhone', 'emails:desk.byPhone'] as const)
  return {
    // Lock screens show subjects: the exam is omitted.
    subject: t(subject, {
      name: subjectName(request.name),
      answer: formatCallBackDay(data, t),
      reference: request.reference,
    }),
    preview: t('emails:desk.preview', { callBack }),
    title: t('emails:desk.title'),
    opening: [t(opening, { name: request.name, callBack })],
    rows: [
      ...saidRows(data, t),
      receivedRow(data.received, t),
      referenceRow(request.reference, t),
      ...verificationRows(data, t),
    ],
    message:
      request.message === undefined
        ? undefined
        : { label: t('emails:rows.message'), value: request.message },
    closing: [
      ...(request.email === undefined ? [] : [t('emails:desk.reply')]),
      t('emails:desk.delete'),
    ],
    action: deskAction(data, t),
  }
}

/** Verification doubts; empty for a verified sender. */
const verificationRows = (
  { request: { verification } }: ContactEmailData,
  t: Translate,
): readonly EmailRow[] =>
  verification === undefined || verification === 'passed'
    ? []
    : [
        {
          label: t('emails:rows.verification'),
          value: labelStored(verificationDoubts, verification, (known) =>
            t(`emails:verification.${known}`),
          ),
        },
      ]

const deskAction = (data: ContactEmailData, t: Translate): EmailLink => {
  const shown = formatVisitorPhone(data, t)
  if (data.phone !== undefined && shown !== undefined) {
    const href = phoneHref(data.phone.e164, data.request.phoneExtension)
    return { label: t('emails:desk.call', { phone: shown }), href }
  }
  return { label: t('emails:desk.write'), href: mailtoLink(data.request.email ?? '') }
}
