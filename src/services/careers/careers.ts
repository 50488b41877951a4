import type { Logger } from 'pino'
import { urlFor } from '../../addresses/urlFor.js'
import type { Retention } from '../../config/retention.js'
import type { Clock } from '../../shared/time/clock.js'
import type { Mailbox } from '../adapters/email/emailTransport.js'
import type { Files } from '../adapters/files/files.js'
import type { Records } from '../adapters/records/records.js'
import type { Scanner } from '../adapters/scanner/scanner.js'
import type { Facts } from '../clinic/facts.js'
import { businessDayAfter } from '../clinic/openHours.js'
import type { Clinic } from '../clinic/readClinic.js'
import type { SiteContent } from '../content/siteContent.js'
import { draftEmail } from '../email/emailRecord.js'
import type { Outbox } from '../email/outbox.js'
import type { Signer } from '../http/signer.js'
import { localized } from '../language/localized.js'
import type { LimitAcknowledgements } from '../submissions/acknowledgementLimit.js'
import { applicationPages, emailFacts } from '../submissions/submissionEmails.js'
import {
  type ApplicationEmailParts,
  type ApplicationEmailViews,
  type ApplicationFacts,
  createApplicationEmails,
  quarantineEmail,
} from './applicationEmails.js'
import { type ApplicationService, createApplicationService } from './applicationService.js'
import { createClaiming } from './claiming.js'
import type { Inspector } from './inspection/inspector.js'
import { createScanning } from './scanning.js'
import { quarantineMs } from './uploadRecord.js'
import { createUploads, type Uploads } from './uploads.js'

export interface Careers {
  readonly files: Files
  readonly uploads: Uploads
  readonly applications: ApplicationService
  readonly signer: Signer
  readonly maxFileBytes: number
}

export interface CareersParts {
  readonly files: Files
  readonly records: Records
  readonly scanner: Scanner
  readonly outbox: Pick<Outbox, 'wake'>
  readonly signer: Signer
  readonly clock: Clock
  readonly log: Logger
  readonly clinic: Clinic
  readonly content: Pick<SiteContent, 'jobs'>
  readonly facts: Facts
  readonly views: ApplicationEmailViews
  readonly origin: string
  readonly from: Mailbox
  readonly hr: Mailbox
  readonly maxFileBytes: number
  readonly inspector: Inspector
  readonly retention: Retention
  readonly limitAcknowledgements: LimitAcknowledgements
}

const factsFor = ({ clinic, facts, origin }: CareersParts): ApplicationFacts => {
  return {
    ...emailFacts(clinic, facts),
    answerDelay: facts.of('hiringDelay'),
    retention: (keepForOthers) =>
      facts.of(keepForOthers ? 'retention.otherOffers' : 'retention.applications'),
    answerBy: (received) =>
      businessDayAfter(clinic, received, clinic.hiringAnswerBusinessDays)?.date,
    careersPage: localized((locale) => origin + urlFor('careers', locale)),
  }
}

export const createCareers = (parts: CareersParts): Careers => {
  const { files, records, scanner, outbox, signer, clock, log, maxFileBytes } = parts
  const emailParts: ApplicationEmailParts = {
    views: parts.views,
    facts: factsFor(parts),
    from: parts.from,
    hr: parts.hr,
    pages: applicationPages(parts.origin),
  }
  const scanning = createScanning({
    files,
    records,
    scanner,
    clock,
    log,
    onInfected: async ({ id }) => {
      const at = clock.now()
      const email = quarantineEmail({ id, at }, emailParts)
      await records.createAll([draftEmail(email, { now: at, expiresAt: at + quarantineMs })])
      outbox.wake()
    },
  })
  const uploads = createUploads({ files, records, clock, maxBytes: maxFileBytes })
  const applications = createApplicationService({
    uploads,
    records,
    outbox,
    claiming: createClaiming({
      files,
      records,
      inspector: parts.inspector,
      clock,
      log,
    }),
    scanning,
    emails: createApplicationEmails(emailParts),
    clock,
    clinic: parts.clinic,
    content: parts.content,
    retention: parts.retention,
    limitAcknowledgements: parts.limitAcknowledgements,
  })
  return {
    files,
    uploads,
    applications,
    signer,
    maxFileBytes,
  }
}
