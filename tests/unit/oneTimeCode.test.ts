import { generateSecret, generateSync } from 'otplib'
import { stepOfCode } from '../../src/services/staff/identity/oneTimeCode.js'
import { hashPassword, isPassword } from '../../src/services/staff/identity/password.js'
import { createStaffKeys } from '../../src/services/staff/staffKeys.js'

/** “12345678901234567890”, the SHA-1 key of RFC 6238. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('one-time code › accepts the code of RFC 6238 at %i s', (seconds, code) => {
  const step = Math.floor(seconds / 30)
  expect(stepOfCode(rfcSecret, code, { lastStep: 0, now: seconds * 1000 })).toBe(step)
})

test('one-time code › accepts one step of drift, rejects two', () => {
  const secret = generateSecret()
  const now = 1_800_000_000_000
  const accepted = [-60, -30, 0, 30, 60].map((off) => {
    const token = generateSync({ secret, epoch: now / 1000 + off })
    return stepOfCode(secret, token, { lastStep: 0, now }) !== undefined
  })
  expect(accepted).toEqual([false, true, true, true, false])
})

test('one-time code › rejects a used code and codes of earlier steps', () => {
  const secret = generateSecret()
  const now = 1_800_000_000_000
  const before = generateSync({ secret, epoch: now / 1000 - 30 })
  const code = generateSync({ secret, epoch: now / 1000 })
  const step = stepOfCode(secret, code, { lastStep: 0, now }) ?? 0
  expect(stepOfCode(secret, code, { lastStep: step, now })).toBeUndefined()
  expect(stepOfCode(secret, before, { lastStep: step, now })).toBeUndefined()
})

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', "' OR 1=1"])(
  'one-time code › rejects “%s”',
  (typed) => {
    expect(stepOfCode(rfcSecret, typed, { lastStep: 0, now: 59_000 })).toBeUndefined()
  },
)

test('one-time code › accepts spaces', () => {
  expect(stepOfCode(rfcSecret, ' 287 082', { lastStep: 0, now: 59_000 })).toBe(1)
})

test('password › is equal in composed and decomposed Unicode', async () => {
  const stored = await hashPassword('la cle\u0301 du cafe\u0301')
  expect(await isPassword('la cl\u00e9 du caf\u00e9', stored)).toBe(true)
  expect(await isPassword('la cle du cafe', stored)).toBe(false)
})

test('password › is rejected while the account has none', async () => {
  expect(await isPassword('', null)).toBe(false)
})

test('sealed value › opens only if unmodified and with the same secret and purpose', () => {
  const keys = createStaffKeys('one secret')
  const sealed = keys.seal('codes', 'the key')
  expect(keys.open('codes', sealed)).toBe('the key')
  expect(keys.open('tickets', sealed)).toBeUndefined()
  expect(createStaffKeys('another secret').open('codes', sealed)).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(keys.open('codes', bytes.toString('base64url'))).toBeUndefined()
  expect(keys.open('codes', '')).toBeUndefined()
})
