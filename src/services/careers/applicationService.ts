import { randomUUID } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import type { Locale } from '../../addresses/pageTable.js'
import type { Records } from '../adapters/records/records.js'
import { makeReference } from '../submissions/reference.js'
import type { SpamCheck } from '../submissions/spamCheck.js'
import type { Clock } from '../time/clock.js'
import { draftEmail, type EmailDraft } from '../email/emailRecord.js'
import type { Outbox } from '../email/outbox.js'
import {
  type Application,
  applicationSchema,
  type ApplicationSaid,
  type ApplicationFile,
} from './application.js'
import {
  type ApplicationListOptions,
  type ApplicationPage,
  draftApplication,
  listApplications,
  readApplication,
} from './applicationRecord.js'
import type { Claim, Claiming, RefusedFile } from './claiming.js'
import { mostFiles } from './fileKinds.js'

const day = 86_400_000
/** The same application sent twice: the second waits so long for the first to be kept. */
const patience = 10_000
const lookAgain = 200

export interface ApplicationInput extends ApplicationSaid {
  /** The language of the page. */
  readonly locale: Locale
  /** The CV first; each with whoever it must belong to. */
  readonly uploads: readonly OwnedUpload[]
}

export interface OwnedUpload {
  readonly id: string
  readonly owner: string
}

export type ApplicationOutcome =
  | {
      readonly ok: true
      readonly reference: string
      /** `existing`: these very files were already kept with an application. */
      readonly status: 'created' | 'existing'
    }
  /** Nothing was kept; the files that are not named here still wait. */
  | { readonly ok: false; readonly refused: readonly RefusedFile[] }

export interface ApplicationService {
  /** Takes the files over, keeps the application with its emails, and only then sends these. */
  receive(input: ApplicationInput, verdict: SpamCheck): Promise<ApplicationOutcome>
  /** The kept applications, newest first. */
  list(options?: ApplicationListOptions): Promise<ApplicationPage>
  find(id: string): Promise<Application | undefined>
}

export interface ApplicationParts {
  readonly records: Pick<Records, 'createAll' | 'read' | 'list'>
  readonly outbox: Pick<Outbox, 'wake'>
  readonly claiming: Claiming
  /** What must be written about an application. */
  readonly emails: (application: Application) => readonly EmailDraft[]
  readonly clock: Pick<Clock, 'now'>
  readonly retentionDays: number
}

/** What the clinic does with a job application. */
export const createApplicationService = (parts: ApplicationParts): ApplicationService => {
  const { records, outbox, claiming, clock } = parts

  const find = async (id: string): Promise<Application | undefined> => {
    const record = await records.read('applications', id)
    return record === undefined ? undefined : readApplication(record)
  }

  /** The application that has these files, once it is kept. */
  const waitFor = async (id: string): Promise<Application | undefined> => {
    const deadline = performance.now() + patience
    for (;;) {
      const kept = await find(id)
      if (kept !== undefined || performance.now() > deadline) return kept
      await rest(lookAgain)
    }
  }

  const claimAll = async (
    id: string,
    uploads: readonly OwnedUpload[],
  ): Promise<readonly Claim[]> => {
    const claims: Claim[] = []
    try {
      for (const upload of uploads) claims.push(await claiming.claim(upload.owner, upload.id, id))
      return claims
    } catch (thrown) {
      await releaseAll(claims)
      throw thrown
    }
  }

  const releaseAll = async (claims: readonly Claim[]): Promise<void> => {
    for (const claim of claims) if (claim.ok) await claiming.release(claim.id)
  }

  const keep = async (application: Application): Promise<void> => {
    const now = clock.now()
    const endsAt = now + parts.retentionDays * day
    // Probable spam is written to nobody: a visitor's address is not a way to reach strangers.
    const emails = application.suspected.length > 0 ? [] : parts.emails(application)
    await records.createAll([
      draftApplication(application, endsAt),
      ...emails.map((email) => draftEmail(email, { now, expiresAt: endsAt })),
    ])
    outbox.wake()
  }

  /** The one earlier application that has every one of the files. */
  const takerOf = (claims: readonly Claim[]): string | undefined => {
    const takers = new Set(claims.map((claim) => ('takenBy' in claim ? claim.takenBy : undefined)))
    return takers.size === 1 ? [...takers][0] : undefined
  }

  const conclude = async (
    id: string,
    input: ApplicationInput,
    verdict: SpamCheck,
    claims: readonly Claim[],
  ): Promise<ApplicationOutcome> => {
    const files = claims.flatMap((claim) => (claim.ok ? [claim.file] : []))
    if (files.length === claims.length) {
      // From here on nothing is given back: a store that fails may have kept it all the same.
      const application = toApplication(id, input, verdict, files, clock.now())
      await keep(application)
      return { ok: true, reference: application.reference, status: 'created' }
    }
    await releaseAll(claims)
    const taker = takerOf(claims)
    const earlier = taker === undefined ? undefined : await waitFor(taker)
    if (earlier !== undefined) {
      return { ok: true, reference: earlier.reference, status: 'existing' }
    }
    return { ok: false, refused: claims.flatMap(refusedBy) }
  }

  return {
    receive: async (input, verdict) => {
      const id = randomUUID()
      const { uploads } = input
      if (uploads.length < 1 || uploads.length > mostFiles) {
        throw new RangeError('An application has from one to six files.')
      }
      return conclude(id, input, verdict, await claimAll(id, uploads))
    },
    list: (options) => listApplications(records, options),
    find,
  }
}

const refusedBy = (claim: Claim): readonly RefusedFile[] => {
  if (claim.ok) return []
  return 'refused' in claim ? [claim.refused] : [{ id: claim.id, trouble: 'missing' }]
}

// Parsing keeps what belongs to an application and drops the rest.
const toApplication = (
  id: string,
  input: ApplicationInput,
  verdict: SpamCheck,
  files: readonly ApplicationFile[],
  now: number,
): Application => {
  const moment = new Date(now).toISOString()
  return applicationSchema.parse({
    ...input,
    id,
    reference: makeReference(),
    createdAt: moment,
    consentAt: moment,
    suspected: verdict.suspected,
    files,
  })
}
