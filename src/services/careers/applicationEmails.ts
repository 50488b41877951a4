import { knownLocale, type Locale } from '../../addresses/locales.js'
import type { Localized } from '../../content/localized.js'
import type { Mailbox } from '../adapters/email/emailTransport.js'
import { spontaneous } from '../../shared/careers/applicationChoices.js'
import { formatDate } from '../../shared/clinic/formats.js'
import type { EmailDraft } from '../email/emailRecord.js'
import {
  type EmailData,
  emailData,
  type EmailFacts,
  type EmailView,
  staffLocale,
  type StaffNoticeData,
  type StaffPages,
  submissionEmail,
} from '../submissions/submissionEmails.js'
import type { Application } from './application.js'

export interface ApplicationEmailData extends EmailData {
  readonly application: Application
  readonly isGeneral: boolean
  /** Promised answer date; `undefined` if no open day is known. */
  readonly answerBy?: string | undefined
  readonly answerDelay: string
  readonly retention: string
  readonly careersPage: string
}

export interface QuarantineEmailData extends EmailData {
  readonly list: string
}

export interface ApplicationFacts extends EmailFacts {
  readonly answerDelay: Localized
  readonly retention: (keepForOthers: boolean) => Localized
  readonly answerBy: (received: Date) => string | undefined
  readonly careersPage: Localized
}

export interface ApplicationEmailViews {
  readonly notice: (data: StaffNoticeData) => EmailView
  readonly acknowledgement: (data: ApplicationEmailData) => EmailView
  readonly quarantine: (data: QuarantineEmailData) => EmailView
}

export interface ApplicationEmailParts {
  readonly views: ApplicationEmailViews
  readonly facts: ApplicationFacts
  readonly from: Mailbox
  readonly hr: Mailbox
  readonly pages: StaffPages
}

export const createApplicationEmails =
  ({ views, facts, from, hr, pages }: ApplicationEmailParts) =>
  (application: Application): readonly EmailDraft[] => {
    const { name, email: address, locale, reference } = application
    return [
      submissionEmail(
        'applicationHr',
        application,
        // Omits `replyTo`, because HR replies from the staff area, where the reply is recorded.
        { recipient: 'staff', from, to: hr },
        views.notice({
          ...emailData(staffLocale, facts),
          name,
          reference,
          page: pages.pageOf(reference),
        }),
      ),
      submissionEmail(
        'applicationAcknowledgement',
        application,
        // Omits the display name, which is visitor input and could be abused to send text to strangers.
        { recipient: 'visitor', from, to: { address }, replyTo: hr },
        views.acknowledgement(applicationEmailData(application, knownLocale(locale), facts)),
      ),
    ]
  }

/** Returns the email to HR about a quarantined file. @param at milliseconds since 1970 */
export const quarantineEmail = (
  { id, at }: { id: string; at: number },
  { views, facts, from, hr, pages }: ApplicationEmailParts,
): EmailDraft =>
  submissionEmail(
    'applicationQuarantine',
    { id, reference: id, createdAt: new Date(at).toISOString() },
    { recipient: 'staff', from, to: hr },
    views.quarantine({ ...emailData(staffLocale, facts), list: pages.list }),
  )

const applicationEmailData = (
  application: Application,
  locale: Locale,
  facts: ApplicationFacts,
): ApplicationEmailData => {
  const answerBy = facts.answerBy(new Date(application.createdAt))
  return {
    ...emailData(locale, facts),
    application,
    isGeneral: application.offer === spontaneous,
    answerBy: answerBy === undefined ? undefined : formatDate(answerBy, locale, { year: false }),
    answerDelay: facts.answerDelay[locale],
    retention: facts.retention(application.keepForOthers)[locale],
    careersPage: facts.careersPage[locale],
  }
}
