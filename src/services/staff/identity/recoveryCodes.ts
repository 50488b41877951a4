import { randomInt } from 'node:crypto'
import { plainSigns } from '../../../shared/text/plainSigns.js'
import type { StaffKeys } from '../staffKeys.js'

const howMany = 10
/** No letter or digit that is read for another one. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const groupLength = 5

const randomGroup = (): string =>
  Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/** Ten codes of 49 bits, `ABCDE-FGHJK`: each stands in for one one-time code when the phone is lost. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: howMany }, () => `${randomGroup()}-${randomGroup()}`)

/** As it is stored: guessing needs the secret of the site beside the database. */
export const hashRecoveryCode = (keys: StaffKeys, accountId: string, typed: string): string => {
  const code = plainSigns(typed)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
  return keys.sign('recovery code', `${accountId}\n${code}`)
}
