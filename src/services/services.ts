import type { Config } from '../config/readConfig.js'
import type { OfferedDay } from '../shared/contact/halfDayChoices.js'
import { oncePerMinute } from '../shared/time/cachedValue.js'
import { createToolsFiles } from './built/toolsFiles.js'
import { type Careers, createCareers } from './careers/careers.js'
import { createFacts, type Facts } from './clinic/facts.js'
import { type ClosedPeriod, specialHours } from './clinic/openHours.js'
import type { Clinic } from './clinic/readClinic.js'
import { createContact } from './contact/contact.js'
import { createContactFormFiles } from './contact/contactFormData.js'
import type { ContactRequest } from './contact/contactRequest.js'
import { offeredHalfDays } from './contact/offeredHalfDays.js'
import { type Approvals, createApprovals } from './content/approval/approvals.js'
import type { EditionContent } from './content/editionContent.js'
import type { SiteContent } from './content/siteContent.js'
import type { EditionParts, LastingServices } from './lastingServices.js'
import { countScans } from './metrics/metrics.js'
import type { MyRequest } from './myRequest/myRequest.js'
import { openMyRequest } from './myRequest/openMyRequest.js'
import { clinicWithNotices } from './notices/noticeBoard.js'
import { openStaff } from './staff/openStaff.js'
import type { Staff } from './staff/staff.js'
import { announcedDaysAhead } from './structuredData/structuredData.js'
import { clinicMail } from './submissions/clinicMail.js'
import type { Submission, SubmissionKind } from './submissions/submission.js'
import { createSubmissions, type Submissions } from './submissions/submissions.js'

export interface Services extends LastingServices {
  readonly clinic: Clinic
  readonly content: SiteContent
  readonly facts: Facts
  readonly staff: Staff
  readonly approvals: Approvals
  readonly contact: Submissions<ContactRequest>
  readonly myRequest: MyRequest
  readonly careers: Careers
  readonly submissions: <Stored extends Submission>(
    kind: SubmissionKind<Stored>,
  ) => Submissions<Stored>
  readonly toolsFiles: ReturnType<typeof createToolsFiles>
  readonly contactFormFiles: ReturnType<typeof createContactFormFiles>
  readonly halfDays: () => readonly OfferedDay[]
  readonly closedPeriods: () => readonly ClosedPeriod[]
}

/** Creates the services of an edition, without state that the next one needs. */
export const createServices = (
  config: Config,
  { services, adapters, access, outbox, inspector, emailViews, ...parts }: EditionParts,
  edition: EditionContent,
): Services => {
  const { log, clock, notices, records, assets, translations, metrics } = services
  const { content } = edition
  const { onUnreadable, files, signer } = adapters
  const clinic = clinicWithNotices(edition.clinic, notices)
  const facts = createFacts(clinic, config.retention)
  const { from, desk, hr, facts: emailFacts } = clinicMail(config, clinic, facts)
  const { origin, retention } = config
  const { limitAcknowledgements } = parts
  const shared = {
    ...{ records, onUnreadable, outbox, clock, log, origin, retention, limitAcknowledgements },
    ...{ clinic, content, facts, from },
  }
  const staff = openStaff({
    ...shared,
    access,
    files,
    notices,
    emailFacts,
    emailViews: emailViews.staff,
    desk,
    hr,
    emailCopies: adapters.emailCopies,
    mailboxes: [desk.address, hr.address],
  })
  const myRequest = openMyRequest({
    ...shared,
    access,
    find: (reference) => staff.requests.find(reference),
    views: emailViews.myRequest,
    desk,
  })
  for (const { file } of Object.values(content.pictures)) services.pictureHash(file)
  return {
    ...services,
    clinic,
    content,
    facts,
    staff,
    approvals: createApprovals({
      ...shared,
      audit: access.audit,
      accounts: access.accounts,
      emailFacts,
      catalogue: services.editing.catalogue,
      views: emailViews.content,
    }),
    contact: createContact({
      ...shared,
      views: emailViews.contact,
      desk,
      linkTo: myRequest.linkTo,
    }),
    myRequest,
    careers: createCareers({
      ...shared,
      files,
      signer,
      inspector,
      scanner: countScans(adapters.scanner, metrics),
      views: emailViews.careers,
      hr,
      maxFileBytes: config.careers.maxFileBytes,
    }),
    submissions: (kind) => createSubmissions({ ...shared, kind, emails: () => [] }),
    toolsFiles: createToolsFiles({ assets, clinic, content, facts, translations }),
    contactFormFiles: createContactFormFiles({ clinic, content, facts, translations }),
    halfDays: oncePerMinute(clock, (now) => offeredHalfDays(clinic, now), notices.version),
    closedPeriods: oncePerMinute(
      clock,
      (now) => specialHours(clinic, now, announcedDaysAhead),
      notices.version,
    ),
  }
}
