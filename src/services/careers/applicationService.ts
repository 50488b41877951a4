import { randomUUID } from 'node:crypto'
import type { SpamCheck } from '../submissions/spamCheck.js'
import {
  createSubmissions,
  type SubmissionInput,
  type SubmissionsParts,
} from '../submissions/submissions.js'
import { second } from '../time/durations.js'
import { poll } from '../time/poll.js'
import { type Application, applicationKind } from './application.js'
import type { Claiming, FileClaim, RefusedFile } from './claiming.js'
import { mostFiles } from './fileKinds.js'

/** The same application sent twice: how long the second waits for the first to be stored. */
const untilStored = { timeoutMs: 10 * second, pollMs: 200 } as const

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
}

/** What the clinic does with a job application. */
export const createApplicationService = (parts: ApplicationParts): ApplicationService => {
  const { claiming } = parts
  const applications = createSubmissions({ ...parts, kind: applicationKind })

  const claimAll = async (
    id: string,
    uploads: readonly OwnedUpload[],
  ): Promise<readonly FileClaim[]> => {
    const claims: FileClaim[] = []
    try {
      for (const upload of uploads) claims.push(await claiming.claim(upload.owner, upload.id, id))
      return claims
    } catch (thrown) {
      await releaseAll(claims)
      throw thrown
    }
  }

  const releaseAll = async (claims: readonly FileClaim[]): Promise<void> => {
    for (const claim of claims) if (claim.ok) await claiming.release(claim.id)
  }

  return {
    find: (id) => applications.find(id),
    receive: async ({ uploads, ...answers }, check) => {
      if (uploads.length < 1 || uploads.length > mostFiles) {
        throw new RangeError('An application has from one to six files.')
      }
      const id = randomUUID()
      const claims = await claimAll(id, uploads)
      const files = claims.flatMap((claim) => (claim.ok ? [claim.file] : []))
      if (files.length === claims.length) {
        // From here on nothing is released: a store that fails may have written it all the same.
        const { submission, status } = await applications.receive({ ...answers, id, files }, check)
        return { ok: true, reference: submission.reference, status }
      }
      await releaseAll(claims)
      const earlier = earlierApplication(claims)
      const stored =
        earlier === undefined
          ? undefined
          : await poll(untilStored, () => applications.find(earlier))
      if (stored !== undefined) return { ok: true, reference: stored.reference, status: 'existing' }
      return { ok: false, refused: claims.flatMap(refusedBy) }
    },
  }
}

/** The id of the one earlier application that has every one of the files. */
const earlierApplication = (claims: readonly FileClaim[]): string | undefined => {
  const takers = new Set(claims.map((claim) => ('takenBy' in claim ? claim.takenBy : undefined)))
  return takers.size === 1 ? [...takers][0] : undefined
}

const refusedBy = (claim: FileClaim): readonly RefusedFile[] => {
  if (claim.ok) return []
  return 'refused' in claim ? [claim.refused] : [{ id: claim.id, trouble: 'missing' }]
}
