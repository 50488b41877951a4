import { randomInt } from 'node:crypto'
import { plainSigns } from '../../../shared/text/plainSigns.js'
import type { StaffKeys } from '../staffKeys.js'

const howMany = 10
/** Letters and digits that are not easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const groupLength = 5

const randomGroup = (): string =>
  Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/** Returns ten codes of 49 bits, `ABCDE-FGHJK`; each replaces one one-time code. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: howMany }, () => `${randomGroup()}-${randomGroup()}`)

/** Returns a keyed hash: access to the database alone does not allow checking guesses. */
export const hashRecoveryCode = (keys: StaffKeys, accountId: string, typed: string): string => {
  const code = plainSigns(typed)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
  return keys.sign('recovery code', `${accountId}\n${code}`)
}
