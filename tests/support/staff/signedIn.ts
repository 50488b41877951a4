import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { generateSecret, generateSync } from 'otplib'
import supertest from 'supertest'
import type { Locale } from '../../../src/addresses/pageTable.js'
import type { StaffRole } from '../../../src/addresses/staffTable.js'
import {
  accountIdOf,
  draftAccount,
  noSecrets,
  type StoredAccount,
} from '../../../src/services/staff/accounts/accountRecord.js'
import { sessionCookie } from '../../../src/services/staff/sessions/sessionCookie.js'
import {
  draftSession,
  newSessionToken,
  sessionIdOf,
} from '../../../src/services/staff/sessions/sessionRecord.js'
import { oneTimePurpose } from '../../../src/services/staff/signIn/secondFactor.js'
import { createStaffKeys, type StaffKeys } from '../../../src/services/staff/staffKeys.js'
import type { TestApp } from '../site/appForTests.js'

interface Person {
  readonly roles?: readonly StaffRole[]
  readonly email?: string
  readonly name?: string
  readonly locale?: Locale
}

export const staffKeysOf = ({ config }: Pick<TestApp, 'config'>): StaffKeys =>
  createStaffKeys(config.staff.secret ?? readFileSync(config.staff.secretFile, 'utf8').trim())

/** A signed-in staff member; `app` is any of the site's processes. */
export interface SignedInPerson {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly cookie: string
  readonly sessionId: string
  readonly agent: ReturnType<typeof supertest.agent>
  readonly secret: string
  readonly code: () => string
}

/** Returns an agent that sends the cookie and the site's origin, as a browser does. */
export const agentOf = (
  { server, config }: Pick<TestApp, 'server' | 'config'>,
  cookie?: string,
): ReturnType<typeof supertest.agent> => {
  const agent = supertest.agent(server).set('Origin', config.origin)
  return cookie === undefined ? agent : agent.set('Cookie', cookie)
}

/** Opens another session of an account, without the sign-in pages. */
export const openSession = async (
  app: Pick<TestApp, 'services' | 'clock'>,
  accountId: string,
): Promise<{ readonly cookie: string; readonly sessionId: string }> => {
  const token = newSessionToken()
  const now = app.clock.now()
  const session = {
    account: accountId,
    signedInAt: now,
    provenAt: now,
    seenAt: now,
    browser: 'Firefox, Windows',
  }
  const sessionId = sessionIdOf(token)
  await app.services.records.createAll([draftSession(sessionId, session)])
  return { cookie: `${sessionCookie}=${token}`, sessionId }
}

/** Adds an account and signs it in, without the sign-in pages. */
export const signedIn = async (
  app: TestApp,
  { roles = ['desk'], name = 'Sophie Bouchard', locale = 'fr', ...person }: Person = {},
  more: Partial<StoredAccount> = {},
): Promise<SignedInPerson> => {
  const email = person.email ?? `${randomUUID().slice(0, 8)}@clinique.example`
  const secret = generateSecret()
  const now = app.clock.now()
  const stored: StoredAccount = {
    email,
    name,
    roles,
    locale,
    singleKeys: false,
    state: 'active',
    ...noSecrets,
    oneTimeSecret: staffKeysOf(app).seal(oneTimePurpose, secret),
    invitation: null,
    confirmedAt: now,
    signedInAt: now,
    ...more,
  }
  await app.services.records.createAll([draftAccount(stored, now)])
  const id = accountIdOf(email)
  const { cookie, sessionId } = await openSession(app, id)
  return {
    id,
    email,
    name,
    cookie,
    sessionId,
    agent: agentOf(app, cookie),
    secret,
    code: () => generateSync({ secret, epoch: Math.floor(app.clock.now() / 1000) }),
  }
}
