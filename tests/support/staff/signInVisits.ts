import { load } from 'cheerio'
import type { Response } from 'supertest'
import { staffUrl } from '../../../src/addresses/staffTable.js'
import { hashPassword } from '../../../src/services/staff/identity/password.js'
import type { SignInRequest } from '../../../src/services/staff/signIn/signInRequest.js'
import type { StaffRole } from '../../../src/addresses/staffTable.js'
import type { TestApp } from '../site/appForTests.js'
import { agentOf, type SignedInPerson, signedIn } from './signedIn.js'

export const staffPassword = 'quatre mots assez longs'

/** Computed once per test file, because a hash takes 40 ms of processor time. */
let staffHash: Promise<string> | undefined

/** Creates an account that can sign in with `staffPassword` and a code. */
export const withPassword = async (
  app: TestApp,
  roles: readonly StaffRole[] = ['desk'],
): Promise<SignedInPerson> => {
  staffHash ??= hashPassword(staffPassword)
  return signedIn(app, { roles }, { password: await staffHash })
}

export const unknownBrowser: SignInRequest = {
  requestId: 'test',
  browser: 'Firefox, Windows',
  network: '203.0.113.7',
  knownBrowser: undefined,
}

export const hiddenFields = (page: string): Readonly<Record<string, string>> => {
  const $ = load(page)
  const fields = $('main form.flow').first().find('input[type=hidden]').toArray()
  return Object.fromEntries(fields.map((field) => [$(field).attr('name'), $(field).attr('value')]))
}

export const givePassword = (
  app: Pick<TestApp, 'server' | 'config'>,
  email: string,
  password: string = staffPassword,
  hidden: Readonly<Record<string, string>> = {},
  cookie?: string,
): Promise<Response> =>
  agentOf(app, cookie)
    .post(staffUrl('signIn'))
    .type('form')
    .send({ ...hidden, email, password })
    .then((answer) => answer)

export const giveCode = (
  app: Pick<TestApp, 'server' | 'config'>,
  page: string,
  code: string,
  cookie?: string,
): Promise<Response> =>
  agentOf(app, cookie)
    .post(staffUrl('signInCode'))
    .type('form')
    .send({ ...hiddenFields(page), code })
    .then((answer) => answer)

export const cookiesOf = (answer: Response): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ')

export const cookieOf = (answer: Response): string =>
  /__Host-staff=[^;]*/.exec(cookiesOf(answer))?.[0] ?? ''

export const signInAs = async (
  app: Pick<TestApp, 'server' | 'config'>,
  person: SignedInPerson,
): Promise<Response> => {
  const asked = await givePassword(app, person.email)
  return giveCode(app, asked.text, person.code())
}
