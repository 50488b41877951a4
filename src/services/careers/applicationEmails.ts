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
  /** « 1,8 Mo » */
  readonly size: string
  /** Signed, good for seven days. */
  readonly href: string
}

/** All that an email about an application says, written out in its language but for the words. */
export interface ApplicationEmailData extends EmailData {
  readonly application: Application
  readonly phone: EmailPhone
  /** Absent for a spontaneous application. */
  readonly offer?: OfferFacts | undefined
  /** The last day of the promised delay; absent if no open day is known. */
  readonly answerBy?: string | undefined
  readonly answerDelay: string
  readonly retention: string
  readonly linkDays: string
  readonly files: readonly EmailFile[]
  /** Where other offers are read. */
  readonly careersPage: string
}

/** What HR is told when it works with applications on the site. */
export interface ApplicationNoticeData extends ApplicationEmailData {
  /** The page of the application in the staff area. */
  readonly page: string
}

/** What HR is told of a file that was put in quarantine: nothing about the person. */
export interface QuarantineEmailData extends EmailData {
  readonly file: string
  readonly threat: string
  readonly careersPage: string
}

/** The title of an offer, and the full address of its page. */
interface OfferFacts {
  readonly title: string
  readonly page: string
}

export interface ApplicationFacts extends EmailFacts {
  readonly answerDelay: Localized
  /** For how long one is kept, with or without the agreement for other offers. */
  readonly retention: (keepForOthers: boolean) => Localized
  readonly linkDays: Localized
  /** ISO date of the end of the promised delay. */
  readonly answerBy: (received: Date) => string | undefined
  readonly offer: (id: string, locale: Locale) => OfferFacts | undefined
  readonly careersPage: Localized
  /** The full address of a file, signed. */
  readonly fileAddress: (application: string, position: number) => string
}

export interface ApplicationEmailViews {
  readonly hr: (data: ApplicationEmailData) => EmailView
  /** In its place, once somebody of HR has an account: a link to the page, and none to the files. */
  readonly notice: (data: ApplicationNoticeData) => EmailView
  readonly acknowledgement: (data: ApplicationEmailData) => EmailView
  readonly quarantine: (data: QuarantineEmailData) => EmailView
}

export interface ApplicationEmailParts {
  readonly views: ApplicationEmailViews
  readonly facts: ApplicationFacts
  readonly from: Mailbox
  /** Who reads the applications. */
  readonly hr: Mailbox
}

/** The emails of an application: one to HR, one to the person. */
export const createApplicationEmails =
  ({ views, facts, from, hr }: ApplicationEmailParts) =>
  /** @param page of the application in the staff area, where HR works there */
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
          // Answers are written in the staff area: a reply to the notice would not be noted there.
          ...(page === undefined ? { replyTo: { name, address } } : {}),
        },
        page === undefined ? views.hr(data) : views.notice({ ...data, page }),
      ),
      submissionEmail(
        'applicationAcknowledgement',
        application,
        // No name beside the address: it would carry a stranger's words into somebody's inbox.
        { recipient: 'visitor', from, to: { address }, replyTo: hr },
        views.acknowledgement(applicationEmailData(application, knownLocale(locale), facts)),
      ),
    ]
  }

/**
 * Tells HR that a file was put in quarantine.
 * @param at milliseconds since 1970
 */
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
