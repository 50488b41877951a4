import { randomUUID } from 'node:crypto'
import { repeatKeyOf } from '../submissions/repeats.js'
import type { SpamCheck } from '../submissions/spamCheck.js'
import { createSubmissions, type Sent, type SubmissionsParts } from '../submissions/submissions.js'
import { AppError } from '../errors/errors.js'
import { second } from '../../shared/time/durations.js'
import { poll } from '../../shared/time/poll.js'
import type { SiteContent } from '../content/siteContent.js'
import {
  type Application,
  type ApplicationFields,
  applicationFieldsSchema,
  applicationKind,
  closingDay,
} from './application.js'
import type { Claiming, FileClaim, FoundUpload, RefusedFile, TakenFile } from './claiming.js'
import { mostFiles } from '../../config/limits.js'
import type { Scanning } from './scanning.js'
import { claimLeaseMs } from './uploadRecord.js'
import type { Uploads } from './uploads.js'
import type { Locale } from '../../addresses/locales.js'

/** Duplicate submissions wait this long for the first to be stored. */
const untilStored = { timeoutMs: 10 * second, pollMs: 200 } as const

/** Timeout of storing; less than the claim lease, so that the claim cannot expire while storing. */
const storingMs = 15 * second

export interface ApplicationSubmission extends ApplicationFields {
  readonly locale: Locale
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
      readonly createdAt: string
      readonly status: 'created' | 'existing'
    }
  /** Nothing was stored; the other uploads remain available. */
  | { readonly ok: false; readonly refused: readonly RefusedFile[] }

export interface ApplicationService {
  /** Claims files, stores the application and sends its emails. @throws RangeError for 0 or too many files */
  receive(
    input: ApplicationSubmission,
    check: SpamCheck,
    sent?: Pick<Sent, 'network'>,
  ): Promise<ApplicationOutcome>
}

export interface ApplicationParts extends Omit<SubmissionsParts<Application>, 'kind'> {
  readonly claiming: Claiming
  readonly content: Pick<SiteContent, 'jobs'>
  readonly scanning: Scanning
  readonly uploads: Pick<Uploads, 'discard'>
}

export const createApplicationService = (parts: ApplicationParts): ApplicationService => {
  const { claiming, scanning, uploads: waiting, clock } = parts
  const applications = createSubmissions({ ...parts, kind: applicationKind })

  const releaseAll = async (id: string, claims: readonly FileClaim[]): Promise<void> => {
    for (const claim of claims) if (claim.ok) await claiming.release(claim.id, id)
  }

  const discardAll = async (id: string, claims: readonly FileClaim[]): Promise<void> => {
    await releaseAll(id, claims)
    await waiting.discard(claims.map((claim) => claim.id))
  }

  const claimAll = async (
    id: string,
    uploads: readonly OwnedUpload[],
  ): Promise<readonly FileClaim[]> => {
    const claims: FileClaim[] = []
    try {
      for (const upload of uploads) {
        const claim = await claiming.claim(upload.owner, upload.id, id)
        claims.push(claim)
        // Of two concurrent duplicates, the one that claims the first file continues.
        if (isTaken(claim)) break
      }
      if (claims.some(isTaken)) return claims
      const inspected = await claiming.inspectAll(claims.filter((claim) => claim.ok))
      const accepted = inspected.filter((claim) => claim.ok)
      if (accepted.length === uploads.length) return await scanning.scanAll(accepted)
      return claims.map((claim) => inspected.find(({ id: one }) => one === claim.id) ?? claim)
    } catch (thrown) {
      await releaseAll(id, claims)
      throw thrown
    }
  }

  const answerEarlier = async (
    earlier: string,
    answers: ApplicationFields,
    uploads: readonly OwnedUpload[],
  ): Promise<ApplicationOutcome> => {
    const stored = await poll(untilStored, () => applications.find(earlier))
    // The process that claimed the files may have crashed; its claims expire, so a retry can succeed.
    if (stored === undefined) throw tryAgainLater()
    const ids = uploads.map(({ id }) => id)
    const sent = await Promise.all(uploads.map(({ owner, id }) => claiming.find(owner, id)))
    if (isSame(stored, answers, sent)) {
      await waiting.discard(ids)
      const { reference, createdAt } = stored
      return { ok: true, reference, createdAt, status: 'existing' }
    }
    const refused = ids.flatMap((id, place) => refusedAfter(earlier, id, sent[place]))
    return { ok: false, refused }
  }

  return {
    receive: async ({ uploads, ...answers }, check, sent) => {
      if (uploads.length < 1 || uploads.length > mostFiles) {
        throw new RangeError('An application has from one to six files.')
      }
      const id = randomUUID()
      const storeBefore = clock.now() + claimLeaseMs - storingMs
      const claims = await claimAll(id, uploads)
      const files = claims.flatMap((claim) => (claim.ok ? [claim.file] : []))
      if (files.length === claims.length && clock.now() < storeBefore) {
        // From here on, errors do not release claims: a write that failed may still have been stored.
        const announced = files.map(({ name, size }) => ({ name, size }))
        const words = repeatKeyOf({ ...answers, files: announced })
        const offerCloses = closingDay(parts.content.jobs, answers.offer)
        const application = {
          ...answers,
          ...(offerCloses === undefined ? {} : { offerCloses }),
          id,
          files,
        }
        const { submission, status } = await applications.receive(application, check, {
          ...sent,
          words,
        })
        if (submission.id !== id) await discardAll(id, claims)
        const { reference, createdAt } = submission
        return { ok: true, reference, createdAt, status }
      }
      await releaseAll(id, claims)
      if (files.length === claims.length) throw tryAgainLater()
      const taken = claims.find(isTaken)
      if (taken !== undefined) return answerEarlier(taken.takenBy, answers, uploads)
      return { ok: false, refused: claims.flatMap(refusedBy) }
    },
  }
}

const tryAgainLater = (): AppError =>
  new AppError(503, 'unavailable', { 'Retry-After': String(claimLeaseMs / second) })

const isTaken = (claim: FileClaim): claim is TakenFile => 'takenBy' in claim

const saidIn = (answers: ApplicationFields | Application): string | undefined => {
  const { data } = applicationFieldsSchema.safeParse(answers)
  return data && JSON.stringify(data)
}

const isSame = (
  stored: Application,
  answers: ApplicationFields,
  sent: readonly (FoundUpload | undefined)[],
): boolean =>
  saidIn(stored) === saidIn(answers) &&
  stored.files.length === sent.length &&
  stored.files.every(({ name }, place) => name === sent[place]?.name)

const refusedBy = (claim: FileClaim): readonly RefusedFile[] =>
  'refused' in claim ? [claim.refused] : []

const refusedAfter = (
  earlier: string,
  id: string,
  found: FoundUpload | undefined,
): readonly RefusedFile[] => {
  if (found === undefined) return [{ id, trouble: 'missing' }]
  return found.application === earlier ? [{ id, name: found.name, trouble: 'taken' }] : []
}
