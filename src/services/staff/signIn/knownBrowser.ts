import { randomUUID } from 'node:crypto'
import { parse } from 'cookie'
import * as z from 'zod'
import { day, second } from '../../../shared/time/durations.js'
import type { StaffKeys } from '../staffKeys.js'

export interface KnownBrowser {
  readonly id: string
  readonly accounts: readonly string[]
}

/** Sealed cookie of a known browser, which cannot be forged or read. */
export interface KnownBrowsers {
  find(cookies: string | undefined): KnownBrowser | undefined
  remember(cookies: string | undefined, accountId: string): string
}

const cookieName = '__Secure-staff-browser'
const purpose = 'known browser'

/** Maximum number of accounts in the cookie, for shared computers. */
const mostAccounts = 10
/** Browsers limit cookies to 400 days (RFC 6265bis, 5.5). */
const maxAge = (400 * day) / second
const longestCookie = 1000

const browserSchema = z.object({ id: z.string(), accounts: z.array(z.string()).readonly() })

export const createKnownBrowsers = (keys: Pick<StaffKeys, 'seal' | 'open'>): KnownBrowsers => {
  const find = (cookies: string | undefined): KnownBrowser | undefined => {
    const sealed = parse(cookies ?? '')[cookieName]
    if (sealed === undefined || sealed.length > longestCookie) return undefined
    const text = keys.open(purpose, sealed)
    return text === undefined ? undefined : browserSchema.safeParse(JSON.parse(text)).data
  }

  return {
    find,
    remember: (cookies, accountId) => {
      const { id, accounts } = find(cookies) ?? { id: randomUUID(), accounts: [] }
      const latest = [accountId, ...accounts.filter((one) => one !== accountId)]
      const browser: KnownBrowser = { id, accounts: latest.slice(0, mostAccounts) }
      const sealed = keys.seal(purpose, JSON.stringify(browser))
      return `${cookieName}=${sealed}; Max-Age=${maxAge}; Path=/staff; Secure; HttpOnly; SameSite=Lax`
    },
  }
}
