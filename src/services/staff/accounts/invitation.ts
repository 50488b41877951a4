import { createHash, randomBytes } from 'node:crypto'
import type { Records } from '../../adapters/records/records.js'
import { hour } from '../../../shared/time/durations.js'
import { type AccountRecord, readAccount, type StoredAccount } from './accountRecord.js'

const invitationMs = 72 * hour

const hashOf = (token: string): string =>
  createHash('sha256').update(`invitation ${token}`).digest('hex')

export const newInvitation = (
  now: number,
): { readonly token: string; readonly invitation: NonNullable<StoredAccount['invitation']> } => {
  const token = randomBytes(32).toString('base64url')
  return { token, invitation: { hash: hashOf(token), expiresAt: now + invitationMs } }
}

/** Invalidates the link after a password was chosen; the authenticator app is set up before `expiresAt`. */
export const spent = (
  invitation: NonNullable<StoredAccount['invitation']>,
): NonNullable<StoredAccount['invitation']> => ({ ...invitation, hash: '' })

export const findInvited = async (
  records: Pick<Records, 'list'>,
  token: string,
  now: number,
): Promise<AccountRecord | undefined> => {
  const where = { field: 'invitation.hash', equals: hashOf(token) }
  const { records: found } = await records.list('staff', { where, limit: 1 })
  const account = found.map(readAccount)[0]
  const expiresAt = account?.stored.invitation?.expiresAt ?? 0
  return expiresAt > now ? account : undefined
}
