import type { i18n } from 'i18next'
import type { Logger } from 'pino'
import type { Locale } from '../addresses/pageTable.js'
import type { Config } from '../config/readConfig.js'
import type { RateLimits } from './adapters/rateLimits/rateLimits.js'
import type { Records } from './adapters/records/records.js'
import type { Assets } from './assets.js'
import type { ApplicationEmailParts } from './careers/applicationEmails.js'
import { type Careers, createCareers } from './careers/careers.js'
import { createSweeping } from './careers/sweeping.js'
import { createFacts, type Facts } from './clinic/facts.js'
import type { Clinic } from './clinic/readClinic.js'
import { type ContactEmailParts, createContactEmails } from './contact/contactEmails.js'
import { type ContactService, createContactService } from './contact/contactService.js'
import { emailFacts } from './email/emailFacts.js'
import { createOutbox, type Outbox } from './email/outbox.js'
import { readPictureHashes } from './images/addresses/pictureHashes.js'
import { createImageService, type ImageService } from './images/imageService.js'
import { openTranslations, type Translate } from './language/translations.js'
import { type Adapters, openAdapters } from './openAdapters.js'
import type { PageStyles } from './pageStyles.js'
import { createRetention, recordsSweep } from './retention.js'
import { createBackoff } from './time/backoff.js'
import { type Clock, systemClock } from './time/clock.js'
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

type Words = (locale: Locale) => Translate

/** What renders emails: views, which services know as functions alone. */
export interface EmailViews {
  readonly contact: (words: Words) => ContactEmailParts['render']
  readonly application: (words: Words) => ApplicationEmailParts['render']
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
  readonly emailViews: EmailViews
  readonly clock?: Clock
}

/** What both kinds of submission are made from. */
interface Shared {
  readonly config: Config
  readonly parts: ServiceParts
  readonly adapters: Adapters
  readonly clock: Clock
  readonly facts: Facts
  readonly words: Words
  readonly outbox: Outbox
}

const mailboxes = ({ config, parts: { clinic } }: Shared) => ({
  from: { name: clinic.name, address: config.mail.from },
  desk: { name: clinic.name, address: config.mail.desk ?? clinic.email },
  hr: { name: clinic.name, address: config.careers.hr ?? clinic.email },
})

const contactService = (shared: Shared): ContactService => {
  const { config, parts, adapters, clock, facts, words, outbox } = shared
  const { from, desk } = mailboxes(shared)
  const emails = createContactEmails({
    render: parts.emailViews.contact(words),
    facts: emailFacts(parts.clinic, facts, config.origin),
    from,
    desk,
  })
  const retentionDays = config.retention.requestDays
  return createContactService({ records: adapters.records, outbox, emails, clock, retentionDays })
}

const careersService = (shared: Shared): Careers => {
  const { config, parts, adapters, clock, facts, words, outbox } = shared
  const { log, clinic } = parts
  const { from, hr } = mailboxes(shared)
  return createCareers({
    files: adapters.files,
    records: adapters.records,
    scanner: adapters.scanner,
    signer: adapters.signer,
    outbox,
    clock,
    log,
    clinic,
    facts,
    emailFacts: emailFacts(clinic, facts, config.origin),
    render: parts.emailViews.application(words),
    origin: config.origin,
    from,
    hr,
    maxFileBytes: config.careers.maxFileBytes,
    retentionDays: config.retention.applicationDays,
  })
}

/** The work that goes on beside requests, in the order in which it is stopped. */
const backgroundOf = ({ parts: { log }, adapters, clock, outbox }: Shared, { sweeps }: Careers) => [
  outbox,
  createRetention({
    records: adapters.records,
    // Files go before the records that name them.
    sweeps: [...Object.values(sweeps), recordsSweep(adapters.records)],
    clock,
    log,
    backoff: createBackoff(),
  }),
  createSweeping({ sweep: sweeps.uploads, clock, log }),
]

/** Puts the services together; nothing runs in the background before `start`. */
export const createServices = async (config: Config, parts: ServiceParts): Promise<Services> => {
  const { log, clinic, assets, styles, clock = systemClock } = parts
  const facts = createFacts(clinic, config.retention)
  const translations = await openTranslations(parts.localesFolder, (key) =>
    log.error({ key }, 'a word is missing from the locale files'),
  )
  const adapters = await openAdapters(config, { log, clock })
  const { records, limits, email: mail } = adapters
  const outbox = createOutbox({ records, mail, log, clock, backoff: createBackoff() })
  const words: Words = (locale) => {
    const translate = translations.getFixedT(locale)
    return (key, values = {}) => translate(key, values)
  }
  const shared = { config, parts, adapters, clock, facts, words, outbox }
  const contact = contactService(shared)
  const careers = careersService(shared)
  const background = backgroundOf(shared, careers)
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
    styles,
    records,
    contact,
    careers,
    limits,
    verification: openVerification(config, log),
    images,
    pictureHash: readPictureHashes(parts.pictures.folder),
    start: () => background.forEach((work) => work.start()),
    stop: async () => {
      for (const work of background) await work.stop()
      await images.close()
      await adapters.close()
    },
  }
}
