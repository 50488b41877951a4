import type { Retention } from '../../config/retention.js'
import type { Mailbox } from '../adapters/email/emailTransport.js'
import { createFacts } from '../clinic/facts.js'
import type { Clinic } from '../clinic/readClinic.js'
import { staffMailboxes } from '../clinic/staffMailboxes.js'
import { type EmailFacts, emailFacts } from './submissionEmails.js'

export interface ClinicMail {
  readonly clinic: Clinic
  readonly from: Mailbox
  readonly desk: Mailbox
  readonly hr: Mailbox
  readonly facts: EmailFacts
}

export interface MailSettings {
  readonly email: { readonly from: string | undefined; readonly desk: string | undefined }
  readonly careers: { readonly hr: string | undefined }
  readonly retention: Retention
}

export const clinicMail = (
  { email, careers, retention }: MailSettings,
  clinic: Clinic,
  facts = createFacts(clinic, retention),
): ClinicMail => {
  const mailboxes = staffMailboxes({ desk: email.desk, hr: careers.hr }, clinic)
  return {
    clinic,
    from: { name: clinic.name, address: email.from ?? clinic.senderEmail },
    desk: { name: clinic.name, address: mailboxes.desk },
    hr: { name: clinic.name, address: mailboxes.hr },
    facts: emailFacts(clinic, facts),
  }
}
