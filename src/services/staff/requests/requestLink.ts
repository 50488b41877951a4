import * as z from 'zod'
import { knownLocale, type Locale } from '../../../addresses/locales.js'
import { urlFor } from '../../../addresses/urlFor.js'
import type { Stored } from '../../../shared/language/storedChoices.js'
import { writeReceipt } from '../../submissions/reference.js'
import type { StaffKeys } from '../staffKeys.js'

/** Request that a link opens; one link version per record is valid at a time. */
export interface LinkedRequest {
  readonly id: string
  readonly version: number
}

/** Sealed tokens of links, which cannot be read or guessed. */
export interface RequestLinks {
  tokenOf(linked: LinkedRequest): string
  /** Returns the request of a token; `undefined` if this site did not make the token. */
  read(token: string): LinkedRequest | undefined
}

const purpose = 'request link'
const longestToken = 200

const linkedSchema = z
  .string()
  .regex(/^[^.]{1,100}\.\d{1,6}$/)
  .transform((text): LinkedRequest => {
    const [id = '', version = ''] = text.split('.')
    return { id, version: Number(version) }
  })

export const createRequestLinks = (keys: Pick<StaffKeys, 'seal' | 'open'>): RequestLinks => ({
  tokenOf: ({ id, version }) => keys.seal(purpose, `${id}.${version}`),
  read: (token) =>
    token.length > longestToken
      ? undefined
      : linkedSchema.safeParse(keys.open(purpose, token)).data,
})

export type RequestAddress = (
  request: { readonly id: string; readonly preferredLanguage: Stored<Locale> },
  version: number,
) => string

export const createRequestAddress =
  (links: RequestLinks, origin: string): RequestAddress =>
  ({ id, preferredLanguage }, version) =>
    origin +
    urlFor('myRequest', knownLocale(preferredLanguage)) +
    writeReceipt({ key: links.tokenOf({ id, version }) })
