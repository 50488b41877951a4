import type { i18n } from 'i18next'
import type { Logger } from 'pino'
import type { Locale } from '../addresses/pageTable.js'
import type { Config } from '../config/readConfig.js'
import { createBackoff } from '../shared/time/backoff.js'
import { type Clock, systemClock } from '../shared/time/clock.js'
import type { WatchedRateLimits } from './adapters/rateLimits/rateLimits.js'
import type { Records } from './adapters/records/records.js'
import type { Verification } from './adapters/verification/verification.js'
import { createBackgroundWork } from './backgroundWork.js'
import type { Assets } from './built/assets.js'
import type { InlineScript } from './built/inlineScript.js'
import type { PageStyles } from './built/pageStyles.js'
import type { ApplicationEmailViews } from './careers/applicationEmails.js'
import { createInspector, type Inspector } from './careers/inspection/inspector.js'
import { uploadsCleanup } from './careers/uploadCleanup.js'
import type { ContactEmailViews } from './contact/contactEmails.js'
import type { ContentEmailViews } from './content/emails/contentEmails.js'
import type { EditionContent } from './content/editionContent.js'
import type { ContentDefaults } from './content/loadContent.js'
import { createScheduleEmails } from './content/emails/scheduleEmails.js'
import { openEditing } from './content/openEditing.js'
import type { Content } from './content/openContent.js'
import {
  createSpellCheck,
  type SpellCheck,
  type SpellCheckParts,
} from './content/spelling/spellCheck.js'
import { createNoteBounce, createReceiveEvent, type ReceiveEvent } from './email/bounces.js'
import { createOutbox, type Outbox } from './email/outbox.js'
import { createReadiness } from './http/readiness.js'
import { createImageService, type ImageService } from './images/imageService.js'
import { createPictureUploads, type PictureUploads } from './images/pictureUploads.js'
import { createPictureHash } from './images/imageSources.js'
import type { Translate } from './language/messages.js'
import { openTranslations, translateIn } from './language/translations.js'
import type { Metrics } from './metrics/metrics.js'
import { openMetrics } from './metrics/openMetrics.js'
import { createNoticeBoard, type NoticeBoard } from './notices/noticeBoard.js'
import { type Adapters, openAdapters } from './openAdapters.js'
import { openStaffAccess, type StaffAccess } from './staff/openStaffAccess.js'
import type { MyRequestEmailViews } from './myRequest/myRequestEmails.js'
import type { DailyCountsViews } from './staff/dailyCounts/dailyCounts.js'
import { createRefuseEmail } from './staff/requests/undelivered.js'
import type { ReplyEmailViews } from './staff/replies/reply.js'
import {
  createAcknowledgementLimit,
  type LimitAcknowledgements,
} from './submissions/acknowledgementLimit.js'
import { type ClinicMail, clinicMail } from './submissions/clinicMail.js'
import type { SpamDigestViews } from './submissions/spamDigest.js'

type Words = (locale: Locale) => Translate

export interface EmailViews {
  readonly contact: ContactEmailViews & SpamDigestViews
  readonly careers: ApplicationEmailViews & SpamDigestViews
  readonly content: ContentEmailViews
  readonly staff: ReplyEmailViews & DailyCountsViews
  readonly myRequest: MyRequestEmailViews
}

export interface ServiceParts {
  readonly log: Logger
  readonly defaults: ContentDefaults
  readonly assets: Assets
  readonly styles: PageStyles
  readonly codeWatch: InlineScript
  readonly localesFolder: string
  readonly pictures: { readonly folder: string; readonly builtFolder: string }
  readonly emailViews: (words: Words) => EmailViews
  readonly inspectionWorker: string
  readonly spelling: Omit<SpellCheckParts, 'log'>
  readonly clock?: Clock | undefined
}

export interface LastingServices {
  readonly log: Logger
  readonly clock: Clock
  readonly translations: i18n
  readonly assets: Assets
  readonly styles: PageStyles
  readonly codeWatch: InlineScript
  readonly notices: NoticeBoard
  readonly records: Records
  readonly isReady: () => Promise<void>
  readonly limits: WatchedRateLimits
  readonly metrics: Metrics | undefined
  readonly receiveEmailEvent: ReceiveEvent | undefined
  readonly verification: Verification | undefined
  readonly images: ImageService
  readonly pictureHash: (file: string) => string
  readonly pictureUploads: PictureUploads
  readonly editing: Content
  readonly spellCheck: SpellCheck
  start(): void
  stop(): Promise<void>
}

export interface EditionParts {
  readonly services: LastingServices
  readonly adapters: Adapters
  readonly access: StaffAccess
  readonly outbox: Outbox
  readonly inspector: Inspector
  readonly emailViews: EmailViews
  readonly limitAcknowledgements: LimitAcknowledgements
}

/** Opens stores, queues and background work. `current` returns the shown content. */
export const openLastingServices = async (
  config: Config,
  parts: ServiceParts,
  current: () => EditionContent,
): Promise<EditionParts> => {
  const { log, defaults, assets, styles, codeWatch, clock = systemClock } = parts
  const translations = await openTranslations(parts.localesFolder, (key) =>
    log.error({ key }, 'translation missing'),
  )
  const adapters = await openAdapters(config, { log, clock })
  const { records, limits, email: transport, onUnreadable } = adapters
  const shared = { records, onUnreadable, clock, log }
  const notices = createNoticeBoard({
    ...shared,
    timeZone: defaults.clinic.timeZone,
    backoff: createBackoff(),
  })
  const emailViews = parts.emailViews((locale) => translateIn(translations, locale))
  const images = createImageService({
    ...parts.pictures,
    files: adapters.files,
    cacheFolder: config.imageCache.folder,
    cacheBytes: config.imageCache.bytes,
    log,
  })
  const access = openStaffAccess({
    ...shared,
    secret: adapters.staffSecret,
    origin: config.origin,
    provider: adapters.identity,
  })
  const { audit } = access
  const refuse = createRefuseEmail({ ...shared, audit })
  const outbox = createOutbox({
    ...shared,
    transport,
    backoff: createBackoff(),
    refuse,
  })
  const { accounts } = access
  const mail = (): ClinicMail => clinicMail(config, current().clinic)
  const scheduleEmails = createScheduleEmails({
    ...shared,
    ...{ accounts, outbox, origin: config.origin, views: emailViews.content },
    mail: () => {
      const { from, facts } = mail()
      return { from, emailFacts: facts }
    },
  })
  const editing = openEditing(
    {
      ...shared,
      audit,
      accounts,
      retention: config.retention,
      mailboxes: { desk: config.email.desk, hr: config.careers.hr },
      scheduleEmails,
    },
    defaults,
  )
  const metrics =
    config.metrics === undefined
      ? undefined
      : await openMetrics({
          ...shared,
          jobs: () => current().content.jobs,
          images,
          dataDir: config.dataDir,
        })
  const { emailEvents: events } = adapters
  const noteBounce = createNoteBounce({ ...shared, refuse })
  const background = createBackgroundWork(config, {
    ...shared,
    accounts,
    mail,
    retention: config.retention,
    origin: config.origin,
    notices,
    outbox,
    adapters,
    editing,
    uploadsCleanup: uploadsCleanup({ ...shared, files: adapters.files }),
    views: emailViews,
  })
  const spellCheck = createSpellCheck({ ...parts.spelling, log })
  return {
    services: {
      log,
      clock,
      translations,
      assets,
      styles,
      codeWatch,
      notices,
      records,
      isReady: createReadiness(records, clock),
      limits: { ...limits, refused: (rule) => metrics?.refused(rule) },
      metrics,
      receiveEmailEvent: events && createReceiveEvent({ events, noteBounce, metrics }),
      verification: adapters.verification,
      images,
      pictureHash: createPictureHash(parts.pictures.folder),
      pictureUploads: createPictureUploads(adapters.files),
      editing,
      spellCheck,
      start: () => background.forEach((work) => work.start()),
      stop: async () => {
        for (const work of background) await work.stop()
        spellCheck.stop()
        await images.close()
        await adapters.close()
      },
    },
    adapters,
    access,
    outbox,
    inspector: createInspector({ workerFile: parts.inspectionWorker, log }),
    emailViews,
    limitAcknowledgements: createAcknowledgementLimit({
      records,
      signer: adapters.signer,
      mostFromNetwork: config.rateLimits.acknowledgements,
    }),
  }
}
