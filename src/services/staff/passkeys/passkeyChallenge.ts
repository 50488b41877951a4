import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { RecordDraft } from '../../adapters/records/records.js'
import { minute } from '../../../shared/time/durations.js'
import type { StaffKeys } from '../staffKeys.js'

/** As long as it takes to find a phone or a key. */
const challengeMs = 5 * minute

const challengeSchema = z.object({
  challenge: z.string(),
  /** What the answer may be used for: one given to sign in adds no passkey. */
  use: z.enum(['signIn', 'confirm', 'add']),
  /** Whom it was given to; nobody yet at sign-in. */
  account: z.string().nullable(),
  until: z.int(),
})
/** What a device has to sign. Sealed into the page: nothing is stored for those who only ask. */
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

/** Nothing once it is over, when it was given for something or somebody else, or when it is not ours. */
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

/** Id of the record of an answered challenge. */
export const spentChallengeId = ({ challenge }: PasskeyChallenge): string =>
  createHash('sha256').update(challenge).digest('hex')

/** Created together with what the answer does: whoever sends the answer again is refused. */
export const spentChallenge = (challenge: PasskeyChallenge, now: number): RecordDraft => ({
  collection: 'passkeyChallenges',
  id: spentChallengeId(challenge),
  createdAt: now,
  expiresAt: challenge.until,
  fields: {},
})
