import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { RecordDraft } from '../../adapters/records/records.js'
import { minute } from '../../../shared/time/durations.js'
import type { StaffKeys } from '../staffKeys.js'

const challengeMs = 5 * minute

const challengeSchema = z.object({
  challenge: z.string(),
  /** Purpose, so that a response to a sign-in cannot add a passkey. */
  use: z.enum(['signIn', 'confirm', 'add']),
  account: z.string().nullable(),
  until: z.int(),
})
/** Challenge to be signed, sealed in the page, so that requesting one stores nothing. */
export type PasskeyChallenge = z.infer<typeof challengeSchema>

const purpose = 'passkey challenge'

export const sealChallenge = (
  keys: StaffKeys,
  challenge: Omit<PasskeyChallenge, 'until'>,
  now: number,
): string =>
  keys.seal(
    purpose,
    JSON.stringify({ ...challenge, until: now + challengeMs } satisfies PasskeyChallenge),
  )

export const openChallenge = (
  keys: StaffKeys,
  sealed: string,
  { use, account }: Pick<PasskeyChallenge, 'use' | 'account'>,
  now: number,
): PasskeyChallenge | undefined => {
  const text = keys.open(purpose, sealed)
  if (text === undefined) return undefined
  const challenge = challengeSchema.parse(JSON.parse(text))
  const isFor = challenge.use === use && challenge.account === account
  return isFor && challenge.until > now ? challenge : undefined
}

export const spentChallengeId = ({ challenge }: PasskeyChallenge): string =>
  createHash('sha256').update(challenge).digest('hex')

/** Returns the record of a used challenge, committed with the effect of its response to prevent replay. */
export const spentChallenge = (challenge: PasskeyChallenge, now: number): RecordDraft => ({
  collection: 'passkeyChallenges',
  id: spentChallengeId(challenge),
  createdAt: now,
  expiresAt: challenge.until,
  fields: {},
})
