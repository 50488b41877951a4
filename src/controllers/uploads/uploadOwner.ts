import { createHash, randomUUID } from 'node:crypto'
import { parse } from 'cookie'
import type { Request, Response } from 'express'
import { unclaimedMs } from '../../services/careers/uploadRecord.js'
import type { Signer } from '../../services/http/signer.js'

/** Set by the first signing, never by a page. `maxAge` is in milliseconds. */
const uploadCookie = { name: 'upload', maxAge: unclaimedMs } as const

const purpose = 'upload-cookie'

/** What is stored of an owner: who reads the records cannot make the cookie from its digest. */
const digestOf = (visitor: string): string =>
  createHash('sha256').update(visitor).digest('base64url')

/** The owner whose uploads this request may claim; nothing without a cookie that we signed. */
export const readOwner = (req: Request, signer: Signer): string | undefined => {
  const value = parse(req.headers.cookie ?? '')[uploadCookie.name] ?? ''
  const [visitor = '', signature = ''] = value.split('.', 2)
  return signer.isSigned(purpose, visitor, signature) ? digestOf(visitor) : undefined
}

/** Makes an owner for a visitor who has none, and sets the cookie that names it. */
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

/** An owner for the files in a form itself: they are claimed by the same request. */
export const passingOwner = (): string => digestOf(randomUUID())
