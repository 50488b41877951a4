import { randomUUID } from 'node:crypto'
import { repeatKeyOf } from '../submissions/repeats.js'
import type { SpamCheck } from '../submissions/spamCheck.js'
import {
  createSubmissions,
  type SubmissionInput,
  type SubmissionsParts,
} from '../submissions/submissions.js'
import { AppError } from '../errors.js'
import { second } from '../time/durations.js'
import { poll } from '../time/poll.js'
import { type Application, applicationKind } from './application.js'
import type { Claiming, FileClaim, RefusedFile } from './claiming.js'
import { mostFiles } from './fileKinds.js'
import type { Scanning } from './scanning.js'
import { claimLeaseMs } from './uploadRecord.js'
import type { Uploads } from './uploads.js'

/** The same application sent twice: how long the second waits for the first to be stored. */
const untilStored = { timeoutMs: 10 * second, pollMs: 200 } as const

/** Longer than storing takes: a claim must not end while its application is being stored. */
const storingMs = 15 * second

export interface ApplicationSubmission extends Omit<SubmissionInput<Application>, 'files' | 'id'> {
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
      /** `existing`: these very files were already stored with an application. */
      readonly status: 'created' | 'existing'
    }
  /** Nothing was stored; the files that are not named here still wait. */
  | { readonly ok: false; readonly refused: readonly RefusedFile[] }

export interface ApplicationService {
  /**
   * Takes the files over, stores the application with its emails, and only then sends these.
   * @throws RangeError when there is no file, or more than `mostFiles`
   */
  receive(input: ApplicationSubmission, check: SpamCheck): Promise<ApplicationOutcome>
  find(id: string): Promise<Application | undefined>
}

export interface ApplicationParts extends Omit<SubmissionsParts<Application>, 'kind'> {
  readonly claiming: Claiming
  readonly scanning: Scanning
  readonly uploads: Pick<Uploads, 'discard'>
}

/** What the clinic does with a job application. */
export const createApplicationService = (parts: ApplicationParts): ApplicationService => {
  const { claiming, scanning, uploads: waiting, clock } = parts
  const applications = createSubmissions({ ...parts, kind: applicationKind })

  const releaseAll = async (id: string, claims: readonly FileClaim[]): Promise<void> => {
    for (const claim of claims) if (claim.ok) await claiming.release(claim.id, id)
  }

  /** The same application came a moment ago, with these very files. */
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
      for (const upload of uploads) claims.push(await claiming.claim(upload.owner, upload.id, id))
      const claimed = claims.filter((claim) => claim.ok)
      return claimed.length === claims.length ? await scanning.scanAll(claimed) : claims
    } catch (thrown) {
      await releaseAll(id, claims)
      throw thrown
    }
  }

  return {
    find: (id) => applications.find(id),
    receive: async ({ uploads, ...answers }, check) => {
      if (uploads.length < 1 || uploads.length > mostFiles) {
        throw new RangeError('An application has from one to six files.')
      }
      const id = randomUUID()
      const storeBefore = clock.now() + claimLeaseMs - storingMs
      const claims = await claimAll(id, uploads)
      const files = claims.flatMap((claim) => (claim.ok ? [claim.file] : []))
      if (files.length === claims.length && clock.now() < storeBefore) {
        // From here on nothing is released: a store that fails may have written it all the same.
        const told = files.map(({ name, size }) => ({ name, size }))
        const repeatKey = repeatKeyOf({ ...answers, files: told })
        const application = { ...answers, id, files }
        const { submission, status } = await applications.receive(application, check, repeatKey)
        if (submission.id !== id) await discardAll(id, claims)
        return { ok: true, reference: submission.reference, status }
      }
      await releaseAll(id, claims)
      if (files.length === claims.length) throw tryAgainLater()
      const earlier = earlierApplication(claims)
      if (earlier === undefined) return { ok: false, refused: claims.flatMap(refusedBy) }
      const stored = await poll(untilStored, () => applications.find(earlier))
      // Its process may have died: the files are free again when its lease ends.
      if (stored === undefined) throw tryAgainLater()
      return { ok: true, reference: stored.reference, status: 'existing' }
    },
  }
}

const tryAgainLater = (): AppError =>
  new AppError(503, 'unavailable', { 'Retry-After': String(claimLeaseMs / second) })

/** The id of the one earlier application that has every one of the files. */
const earlierApplication = (claims: readonly FileClaim[]): string | undefined => {
  const takers = new Set(claims.map((claim) => ('takenBy' in claim ? claim.takenBy : undefined)))
  return takers.size === 1 ? [...takers][0] : undefined
}

const refusedBy = (claim: FileClaim): readonly RefusedFile[] => {
  if (claim.ok) return []
  return 'refused' in claim ? [claim.refused] : [{ id: claim.id, trouble: 'missing' }]
}
