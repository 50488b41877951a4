import type { i18n } from 'i18next'
import type { Logger } from 'pino'
import type { Locale } from '../addresses/pageTable.js'
import type { Config } from '../config/readConfig.js'
import type { SiteContent } from './content/siteContent.js'
import type { OfferedDay } from '../shared/contact/halfDayChoices.js'
import { createBackoff } from '../shared/time/backoff.js'
import { type Clock, systemClock } from '../shared/time/clock.js'
import { oncePerMinute } from '../shared/time/oncePerMinute.js'
import type { WatchedRateLimits } from './adapters/rateLimits/rateLimits.js'
import type { Records } from './adapters/records/records.js'
import type { Verification } from './adapters/verification/verification.js'
import { createBackgroundWork } from './backgroundWork.js'
import type { Assets } from './built/assets.js'
import type { InlineScript } from './built/inlineScript.js'
import type { PageStyles } from './built/pageStyles.js'
import { createToolsFiles } from './built/toolsFiles.js'
import type { ApplicationEmailViews } from './careers/applicationEmails.js'
import { type Careers, createCareers } from './careers/careers.js'
import { createFacts, type Facts } from './clinic/facts.js'
import { type ClosedPeriod, specialHours } from './clinic/openHours.js'
import type { Clinic } from './clinic/readClinic.js'
import { staffMailboxes } from './clinic/staffMailboxes.js'
import { createContact } from './contact/contact.js'
import type { ContactEmailViews } from './contact/contactEmails.js'
import { createContactFormData } from './contact/contactFormData.js'
import type { ContactRequest } from './contact/contactRequest.js'
import { offeredHalfDays } from './contact/offeredHalfDays.js'
import { createOutbox, type Outbox } from './email/outbox.js'
import { createReadiness } from './http/readiness.js'
import { createImageService, type ImageService } from './images/imageService.js'
import { readPictureHashes } from './images/pictureHashes.js'
import type { Translate } from './language/messages.js'
import { openTranslations, translateIn } from './language/translations.js'
import { countScans, type Metrics } from './metrics/metrics.js'
import { openMetrics } from './metrics/openMetrics.js'
import { clinicWithNotices } from './notices/clinicWithNotices.js'
import { createNoticeBoard, type NoticeBoard } from './notices/noticeBoard.js'
import { type Adapters, openAdapters } from './openAdapters.js'
import { openStaff } from './staff/openStaff.js'
import type { ReplyEmailViews } from './staff/replies/reply.js'
import type { Staff } from './staff/staff.js'
import { toldDaysAhead } from './structuredData/structuredData.js'
import { createAcknowledgementLimit } from './submissions/acknowledgementLimit.js'
import type { SpamDigestViews } from './submissions/spamDigest.js'
import type { Submission, SubmissionKind } from './submissions/submission.js'
import { emailFacts } from './submissions/submissionEmails.js'
import { createSubmissions, type Submissions } from './submissions/submissions.js'

export interface Services {
  readonly log: Logger
  readonly clock: Clock
  readonly clinic: Clinic
  readonly content: SiteContent
  readonly facts: Facts
  readonly translations: i18n
  readonly assets: Assets
  readonly styles: PageStyles
  readonly codeWatch: InlineScript
  readonly staff: Staff
  readonly notices: NoticeBoard
  readonly records: Records
  readonly isReady: () => Promise<void>
  readonly contact: Submissions<ContactRequest>
  readonly careers: Careers
  readonly submissions: <Stored extends Submission>(
    kind: SubmissionKind<Stored>,
  ) => Submissions<Stored>
  readonly limits: WatchedRateLimits
  readonly metrics: Metrics | undefined
  /** `undefined` without the provider's keys. */
  readonly verification: Verification | undefined
  readonly images: ImageService
  readonly pictureHash: (file: string) => string
  readonly toolsFiles: ReturnType<typeof createToolsFiles>
  readonly contactFormData: ReturnType<typeof createContactFormData>
  readonly halfDays: () => readonly OfferedDay[]
  readonly closedPeriods: () => readonly ClosedPeriod[]
  start(): void
  stop(): Promise<void>
}

type Words = (locale: Locale) => Translate

export interface EmailViews {
  readonly contact: ContactEmailViews & SpamDigestViews
  readonly careers: ApplicationEmailViews & SpamDigestViews
  readonly staff: ReplyEmailViews
}

export interface ServiceParts {
  readonly log: Logger
  readonly clinic: Clinic
  readonly content: SiteContent
  readonly assets: Assets
  readonly styles: PageStyles
  readonly codeWatch: InlineScript
  readonly localesFolder: string
  readonly pictures: { readonly folder: string; readonly builtFolder: string }
  readonly emailViews: (words: Words) => EmailViews
  readonly inspectionWorker: string
  readonly clock?: Clock | undefined
}

const sharedByForms = (
  config: Config,
  { records, signer }: Adapters,
  made: {
    readonly clinic: Clinic
    readonly content: SiteContent
    readonly outbox: Outbox
    readonly clock: Clock
    readonly facts: Facts
  },
) => ({
  ...made,
  records,
  origin: config.origin,
  retention: config.retention,
  limitAcknowledgements: createAcknowledgementLimit({
    records,
    signer,
    mostFromNetwork: config.rateLimits.acknowledgements,
  }),
  from: { name: made.clinic.name, address: config.email.from ?? made.clinic.senderEmail },
})

export const createServices = async (config: Config, parts: ServiceParts): Promise<Services> => {
  const { log, content, assets, styles, codeWatch, clock = systemClock } = parts
  const facts = createFacts(parts.clinic, config.retention)
  const translations = await openTranslations(parts.localesFolder, (key) =>
    log.error({ key }, 'translation missing'),
  )
  const adapters = await openAdapters(config, { log, clock })
  const { records, limits, email: transport } = adapters
  const notices = createNoticeBoard({
    records,
    onUnreadable: adapters.onUnreadable,
    timeZone: parts.clinic.timeZone,
    clock,
    log,
    backoff: createBackoff(),
  })
  const clinic = clinicWithNotices(parts.clinic, notices)
  const outbox = createOutbox({ records, transport, log, clock, backoff: createBackoff() })
  const words: Words = (locale) => translateIn(translations, locale)
  const emailViews = parts.emailViews(words)
  const shared = sharedByForms(config, adapters, { clinic, content, outbox, clock, facts })
  const mailboxes = staffMailboxes({ desk: config.email.desk, hr: config.careers.hr }, clinic)
  const desk = { name: clinic.name, address: mailboxes.desk }
  const hr = { name: clinic.name, address: mailboxes.hr }
  const contact = createContact({ ...shared, views: emailViews.contact, desk })
  const images = createImageService({
    ...parts.pictures,
    cacheFolder: config.imageCache.folder,
    cacheBytes: config.imageCache.bytes,
    log,
  })
  const metrics =
    config.metrics === undefined
      ? undefined
      : await openMetrics({ records, content, images, dataDir: config.dataDir, clock, log })
  const careers = createCareers({
    ...shared,
    files: adapters.files,
    onUnreadable: adapters.onUnreadable,
    scanner: countScans(adapters.scanner, metrics),
    signer: adapters.signer,
    log,
    views: emailViews.careers,
    hr,
    maxFileBytes: config.careers.maxFileBytes,
    inspectionWorker: parts.inspectionWorker,
  })
  const background = createBackgroundWork(config, {
    ...shared,
    notices,
    adapters,
    uploadsCleanup: careers.uploadsCleanup,
    facts: emailFacts(clinic, facts),
    timeZone: clinic.timeZone,
    views: emailViews,
    desk,
    hr,
    log,
  })
  return {
    log,
    clock,
    clinic,
    content,
    facts,
    translations,
    assets,
    styles,
    codeWatch,
    staff: openStaff({
      ...shared,
      files: adapters.files,
      notices,
      secret: adapters.staffSecret,
      provider: adapters.identity,
      log,
      onUnreadable: adapters.onUnreadable,
      emailFacts: emailFacts(clinic, facts),
      emailViews: emailViews.staff,
      desk,
      hr,
      emailCopies: adapters.emailCopies,
      mailboxes: [desk.address, hr.address],
    }),
    notices,
    records,
    isReady: createReadiness(records, clock),
    contact,
    careers,
    submissions: (kind) => createSubmissions({ ...shared, kind, emails: () => [] }),
    limits: { ...limits, refused: (rule) => metrics?.refused(rule) },
    metrics,
    verification: adapters.verification,
    images,
    pictureHash: readPictureHashes(parts.pictures.folder, content.pictures),
    toolsFiles: createToolsFiles({ assets, clinic, content, facts, translations }),
    contactFormData: createContactFormData({ clinic, content, facts, translations }),
    halfDays: oncePerMinute(clock, (now) => offeredHalfDays(clinic, now), notices.version),
    closedPeriods: oncePerMinute(
      clock,
      (now) => specialHours(clinic, now, toldDaysAhead),
      notices.version,
    ),
    start: () => background.forEach((work) => work.start()),
    stop: async () => {
      for (const work of background) await work.stop()
      await images.close()
      await adapters.close()
    },
  }
}
