import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { normalizeText } from '../../../shared/text/plainSigns.js'

/** Any characters, without composition rules, as NIST SP 800-63B advises. */
export const passwordLength = { min: 12, max: 128 } as const

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const tagLength = 32
const saltBytes = 16

const derive = promisify(argon2)

/** Normalizes the password, because keyboards produce different Unicode forms. */
const bytesOf = (password: string): Buffer => Buffer.from(normalizeText(password, 'NFC'))

const hashWith = (password: string, salt: Buffer): Promise<Buffer> =>
  derive('argon2id', { message: bytesOf(password), nonce: salt, tagLength, ...cost })

/** Hashes a password in about 40 ms, off the event loop. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(saltBytes)
  const hash = await hashWith(password, salt)
  return `argon2id$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

/** Hash to compare with if there is no account, so that timing does not reveal accounts. */
const nobody = { salt: Buffer.alloc(saltBytes), hash: Buffer.alloc(tagLength) }

const readHash = (stored: string | null): typeof nobody => {
  const [kind, salt = '', hash = ''] = (stored ?? '').split('$')
  const read = { salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') }
  const isWhole = read.salt.length === saltBytes && read.hash.length === tagLength
  return kind === 'argon2id' && isWhole ? read : nobody
}

/**
 * Verifies a password.
 * @param stored hash; `null` if there is no account: takes the same time, returns `false`
 */
export const isPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const { salt, hash } = readHash(stored)
  const isSame = timingSafeEqual(await hashWith(password, salt), hash)
  return isSame && stored !== null && hash !== nobody.hash
}
