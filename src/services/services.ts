import type { i18n } from 'i18next'
import type { Logger } from 'pino'
import type { Config } from '../config/readConfig.js'
import { type Locale, uploadPaths } from '../addresses/pageTable.js'
import { urlFor } from '../addresses/urlFor.js'
import type { RateLimits } from './adapters/rateLimits/rateLimits.js'
import { openRateLimits } from './adapters/rateLimits/openRateLimits.js'
import { openFiles } from './adapters/files/openFiles.js'
import { readUploadSecret } from './adapters/files/uploadSecret.js'
import { openEmailTransport } from './adapters/email/openEmailTransport.js'
import type { Records } from './adapters/records/records.js'
import { openRecords } from './adapters/records/openRecords.js'
import { openScanner } from './adapters/scanner/openScanner.js'
import type { Assets } from './assets.js'
import type { PageStyles } from './pageStyles.js'
import type { ApplicationEmailParts } from './careers/applicationEmails.js'
import { type Careers, createCareers } from './careers/careers.js'
import { createSweeping } from './careers/sweeping.js'
import {
  type ContactEmailParts,
  createContactEmails,
  type EmailFacts,
} from './contact/contactEmails.js'
import { type ContactService, createContactService } from './contact/contactService.js'
import type { Clinic } from './clinic/readClinic.js'
import { exams } from '../content/exams/examCatalogue.js'
import { createFacts, type Facts } from './clinic/facts.js'
import { createImageService, type ImageService } from './images/imageService.js'
import { readPictureHashes } from './images/addresses/pictureHashes.js'
import { businessDayAfter } from './clinic/openHours.js'
import { openTranslations, type Translate } from './language/translations.js'
import { createBackoff } from './time/backoff.js'
import { type Clock, systemClock } from './time/clock.js'
import { createOutbox } from './email/outbox.js'
import { createRetention, recordsSweep } from './retention.js'
import { createSigner } from './signer.js'
import { openVerification } from './verification/openVerification.js'
import type { Verification } from './verification/verification.js'

/** What the controllers work with. */
export interface Services {
  readonly log: Logger
  readonly clock: Clock
  readonly clinic: Clinic
  readonly facts: Facts
  readonly translations: i18n
  readonly assets: Assets
  readonly styles: PageStyles
  readonly records: Records
  readonly contact: ContactService
  readonly careers: Careers
  readonly limits: RateLimits
  /** Absent while the keys of the provider are. */
  readonly verification: Verification | undefined
  readonly images: ImageService
  readonly pictureHash: (file: string) => string
  /** Begins the work in the background: emails leave, what has had its time goes. */
  start(): void
  /** Finishes what is under way and lets go of everything. */
  stop(): Promise<void>
}

/** What is handed in because it belongs to other layers, or so that tests can replace it. */
export interface ServiceParts {
  readonly log: Logger
  readonly clinic: Clinic
  readonly assets: Assets
  readonly styles: PageStyles
  readonly localesFolder: string
  /** Original pictures, and those that the build made of them. */
  readonly pictures: { readonly folder: string; readonly builtFolder: string }
  readonly emailViews: (words: (locale: Locale) => Translate) => ContactEmailParts['render']
  readonly applicationEmailViews: (
    words: (locale: Locale) => Translate,
  ) => ApplicationEmailParts['render']
  readonly clock?: Clock
}

const emailFacts = (clinic: Clinic, facts: Facts, origin: string): EmailFacts => ({
  name: { fr: clinic.name, en: clinic.name },
  legalName: clinic.legalName,
  address: both((locale) => facts.localize({ fr: '{{address}}', en: '{{address}}' }, locale)),
  phone: clinic.phone,
  timeZone: clinic.timeZone,
  callBackDelay: both((locale) =>
    facts.localize({ fr: '{{callbackDelay}}', en: '{{callbackDelay}}' }, locale),
  ),
  callBackBy: (received) => businessDayAfter(clinic, received, clinic.callbackBusinessDays),
  exam: (name, locale) => ({
    name: exams[name].fullName[locale],
    page: origin + urlFor(name, locale, 'prepare'),
  }),
})

const both = (write: (locale: Locale) => string) => ({ fr: write('fr'), en: write('en') })

/** The one place that chooses adapters. */
export const createServices = async (config: Config, parts: ServiceParts): Promise<Services> => {
  const { log, clinic, assets, clock = systemClock } = parts
  const facts = createFacts(clinic, config.retention)
  const translations = await openTranslations(parts.localesFolder, (key) =>
    log.error({ key }, 'a word is missing from the locale files'),
  )
  const records = await openRecords(config.records)
  const mail = await openEmailTransport(config.mail, log)
  const secret = config.files.secret ?? (await readUploadSecret(config.files.secretFile))
  const limits = await openRateLimits(config.limits, log, secret)
  const outbox = createOutbox({ records, mail, log, clock, backoff: createBackoff() })
  const words = (locale: Locale): Translate => {
    const translate = translations.getFixedT(locale)
    return (key, values = {}) => translate(key, values)
  }
  const from = { name: clinic.name, address: config.mail.from }
  const factsOfEmails = emailFacts(clinic, facts, config.origin)
  const emails = createContactEmails({
    render: parts.emailViews(words),
    facts: factsOfEmails,
    from,
    desk: { name: clinic.name, address: config.mail.desk ?? clinic.email },
  })
  const contact = createContactService({
    records,
    outbox,
    emails,
    clock,
    retentionDays: config.retention.requestDays,
  })
  const signer = createSigner(secret)
  const files = await openFiles(config.files, { signer, clock, postEndpoint: uploadPaths.files })
  const careers = createCareers({
    files,
    records,
    scanner: await openScanner(config.careers.scanner, log),
    outbox,
    signer,
    clock,
    log,
    clinic,
    facts,
    emailFacts: factsOfEmails,
    render: parts.applicationEmailViews(words),
    origin: config.origin,
    from,
    hr: { name: clinic.name, address: config.careers.hr ?? clinic.email },
    maxFileBytes: config.careers.maxFileBytes,
    retentionDays: config.retention.applicationDays,
  })
  const sweeping = createSweeping({ sweep: careers.sweeps.uploads, clock, log })
  const retention = createRetention({
    records,
    // Files go before the records that name them.
    sweeps: [...Object.values(careers.sweeps), recordsSweep(records)],
    clock,
    log,
    backoff: createBackoff(),
  })
  const images = createImageService({
    ...parts.pictures,
    cacheFolder: config.imageCache.folder,
    cacheBytes: config.imageCache.bytes,
    log,
  })
  return {
    log,
    clock,
    clinic,
    facts,
    translations,
    assets,
    styles: parts.styles,
    records,
    contact,
    careers,
    limits,
    verification: openVerification(config, log),
    images,
    pictureHash: readPictureHashes(parts.pictures.folder),
    start: () => {
      outbox.start()
      retention.start()
      sweeping.start()
    },
    stop: async () => {
      await outbox.stop()
      await retention.stop()
      await sweeping.stop()
      await files.close()
      await images.close()
      await mail.close()
      await limits.close()
      await records.close()
    },
  }
}
