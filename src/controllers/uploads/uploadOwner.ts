import { createHash, randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Signer } from '../../services/signer.js'

/** Set by the first signing; pages themselves set none. */
export const uploadCookie = { name: 'upload', maxAge: 86_400_000 } as const

const purpose = 'upload-cookie'
const pattern = /(?:^|;\s*)upload=([0-9a-f-]{36})\.([\w-]{43})(?:;|$)/

/** What the records say of an owner: the cookie itself could be used, its digest cannot. */
const digestOf = (visitor: string): string =>
  createHash('sha256').update(visitor).digest('base64url')

/** Whose uploads the request may claim; nothing without a cookie of ours. */
export const readOwner = (req: Request, signer: Signer): string | undefined => {
  const [, visitor = '', signature = ''] = pattern.exec(req.headers.cookie ?? '') ?? []
  return signer.isSigned(purpose, visitor, signature) ? digestOf(visitor) : undefined
}

/** Somebody who has uploaded nothing before: a cookie says from now on that it is they. */
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

/** An owner for one form alone: its files are claimed in the same breath. */
export const passingOwner = (): string => digestOf(randomUUID())
