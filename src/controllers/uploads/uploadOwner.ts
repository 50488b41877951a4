import { createHash, randomUUID } from 'node:crypto'
import { parse } from 'cookie'
import type { Request, Response } from 'express'
import { unclaimedMs } from '../../services/careers/uploadRecord.js'
import type { Signer } from '../../services/http/signer.js'

/** Cookie set by the first signing; `maxAge` is in milliseconds. */
const uploadCookie = { name: 'upload', maxAge: unclaimedMs } as const

const purpose = 'upload-cookie'

/** Returns the stored digest of the cookie, from which the cookie cannot be forged. */
const digestOf = (visitor: string): string =>
  createHash('sha256').update(visitor).digest('base64url')

export const readOwner = (req: Request, signer: Signer): string | undefined => {
  const value = parse(req.headers.cookie ?? '')[uploadCookie.name] ?? ''
  const [visitor = '', signature = ''] = value.split('.', 2)
  return signer.isSigned(purpose, visitor, signature) ? digestOf(visitor) : undefined
}

export const makeOwner = (res: Response, signer: Signer, secure: boolean): string => {
  const visitor = randomUUID()
  res.cookie(uploadCookie.name, `${visitor}.${signer.sign(purpose, visitor)}`, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: uploadCookie.maxAge,
  })
  return digestOf(visitor)
}

/** Creates an owner for the files of one form, claimed by the same request. */
export const passingOwner = (): string => digestOf(randomUUID())
