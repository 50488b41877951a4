import { knownLocale, type Locale } from '../../addresses/locales.js'
import type { Localized } from '../../content/localized.js'
import type { Mailbox } from '../adapters/email/emailTransport.js'
import { formatDate } from '../../shared/clinic/formats.js'
import type { EmailDraft } from '../email/emailRecord.js'
import {
  type EmailData,
  emailData,
  type EmailFacts,
  type EmailPhone,
  type EmailView,
  staffLocale,
  submissionEmail,
  writePhone,
} from '../submissions/submissionEmails.js'
import type { Application, ApplicationFile } from './application.js'
import { formatSize } from '../../shared/careers/fileSize.js'

export interface EmailFile extends Pick<ApplicationFile, 'name' | 'warnings' | 'scan'> {
  /** Such as « 1,8 Mo ». */
  readonly size: string
  /** Signed, valid for seven days. */
  readonly href: string
}

export interface ApplicationEmailData extends EmailData {
  readonly application: Application
  readonly phone: EmailPhone
  readonly offer?: OfferFacts | undefined
  /** Promised answer date; `undefined` if no open day is known. */
  readonly answerBy?: string | undefined
  readonly answerDelay: string
  readonly retention: string
  readonly linkDays: string
  readonly files: readonly EmailFile[]
  readonly careersPage: string
}

export interface ApplicationNoticeData extends ApplicationEmailData {
  readonly page: string
}

/** Notice of a quarantined file, without personal information. */
export interface QuarantineEmailData extends EmailData {
  readonly file: string
  readonly threat: string
  readonly careersPage: string
}

interface OfferFacts {
  readonly title: string
  readonly page: string
}

export interface ApplicationFacts extends EmailFacts {
  readonly answerDelay: Localized
  readonly retention: (keepForOthers: boolean) => Localized
  readonly linkDays: Localized
  readonly answerBy: (received: Date) => string | undefined
  readonly offer: (id: string, locale: Locale) => OfferFacts | undefined
  readonly careersPage: Localized
  readonly fileAddress: (application: string, position: number) => string
}

export interface ApplicationEmailViews {
  readonly hr: (data: ApplicationEmailData) => EmailView
  /** Replaces the email with files once HR has an account: links to the staff page. */
  readonly notice: (data: ApplicationNoticeData) => EmailView
  readonly acknowledgement: (data: ApplicationEmailData) => EmailView
  readonly quarantine: (data: QuarantineEmailData) => EmailView
}

export interface ApplicationEmailParts {
  readonly views: ApplicationEmailViews
  readonly facts: ApplicationFacts
  readonly from: Mailbox
  readonly hr: Mailbox
}

export const createApplicationEmails =
  ({ views, facts, from, hr }: ApplicationEmailParts) =>
  /** @param page staff page of the application; `undefined` if HR has no account */
  (application: Application, page?: string): readonly EmailDraft[] => {
    const { name, email: address, locale } = application
    const data = applicationEmailData(application, staffLocale, facts)
    return [
      submissionEmail(
        'applicationHr',
        application,
        {
          recipient: 'staff',
          from,
          to: hr,
          // No reply address: answers are sent from the staff area, which records them.
          ...(page === undefined ? { replyTo: { name, address } } : {}),
        },
        page === undefined ? views.hr(data) : views.notice({ ...data, page }),
      ),
      submissionEmail(
        'applicationAcknowledgement',
        application,
        // No display name: it is visitor input and could be abused to send text to strangers.
        { recipient: 'visitor', from, to: { address }, replyTo: hr },
        views.acknowledgement(applicationEmailData(application, knownLocale(locale), facts)),
      ),
    ]
  }

export const quarantineEmail = (
  { id, file, threat, at }: { id: string; file: string; threat: string; at: number },
  { views, facts, from, hr }: ApplicationEmailParts,
): EmailDraft =>
  submissionEmail(
    'applicationQuarantine',
    { id, reference: id, createdAt: new Date(at).toISOString() },
    { recipient: 'staff', from, to: hr },
    views.quarantine({
      ...emailData(staffLocale, new Date(at), facts),
      file,
      threat,
      careersPage: facts.careersPage[staffLocale],
    }),
  )

const applicationEmailData = (
  application: Application,
  locale: Locale,
  facts: ApplicationFacts,
): ApplicationEmailData => {
  const received = new Date(application.createdAt)
  const offer = facts.offer(application.offer, locale)
  const answerBy = facts.answerBy(received)
  return {
    ...emailData(locale, received, facts),
    application,
    phone: writePhone(application.phone, locale),
    offer,
    answerBy: answerBy === undefined ? undefined : formatDate(answerBy, locale, { year: false }),
    answerDelay: facts.answerDelay[locale],
    retention: facts.retention(application.keepForOthers)[locale],
    linkDays: facts.linkDays[locale],
    files: application.files.map(({ name, size, warnings, scan }, position) => ({
      name,
      warnings,
      scan,
      size: formatSize(size, locale),
      href: facts.fileAddress(application.id, position),
    })),
    careersPage: facts.careersPage[locale],
  }
}
