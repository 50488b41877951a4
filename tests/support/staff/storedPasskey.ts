import type { Records } from '../../../src/services/adapters/records/records.js'
import {
  accountIdOf,
  draftAccount,
  noSecrets,
} from '../../../src/services/staff/accounts/accountRecord.js'
import { openStaffAccess } from '../../../src/services/staff/openStaffAccess.js'
import { sessionCookie } from '../../../src/services/staff/sessions/sessionCookie.js'
import { handClock } from '../site/handClock.js'
import { createSoftPasskey } from './softPasskey.js'
import { unknownBrowser } from './signInVisits.js'
import { refuseUnreadable } from '../../../src/services/adapters/records/readable.js'

const origin = 'https://ondelune.example'
const site = { origin, rpId: 'ondelune.example', isUserVerified: true } as const
const request = unknownBrowser

/** Runs the life cycle of a passkey over these records. @returns the result of each step, in order */
export const livePasskey = async (records: Records): Promise<readonly string[]> => {
  const clock = handClock()
  const staff = openStaffAccess({
    records,
    onUnreadable: refuseUnreadable,
    secret: 'a secret of the tests, as long as one should be',
    origin,
    provider: undefined,
    clock,
    log: { info: () => undefined },
  })
  const { passkeys, sessions } = staff
  if (passkeys === undefined) throw new Error('There are no passkeys.')
  const email = 'sophie@clinique.example'
  const id = accountIdOf(email)
  const account = {
    email,
    name: 'Sophie Bouchard',
    roles: ['desk'],
    locale: 'fr',
    singleKeys: false,
    state: 'active',
    ...noSecrets,
    invitation: null,
    confirmedAt: clock.now(),
    signedInAt: null,
  } as const
  await records.createAll([draftAccount(account, clock.now())])
  const signedIn = {
    account: { id, email, name: account.name, roles: ['desk'], locale: 'fr', singleKeys: false },
    sessionId: '',
    provenAt: clock.now(),
  } as const
  const act = { signedIn, requestId: 'test' }
  const device = createSoftPasskey()
  const done: string[] = []

  const creation = await passkeys.creation(signedIn)
  const { challenge } = creation.options
  const made = { ticket: creation.ticket, credential: device.create({ ...site, challenge }) }
  done.push(await passkeys.add(act, made, 'Téléphone'), await passkeys.add(act, made, 'Encore'))

  const answer = async (counter: number) => {
    const asked = await passkeys.request()
    const signing = { ...site, challenge: asked.options.challenge, owner: id, counter }
    return { ticket: asked.ticket, credential: device.sign(signing) }
  }
  const first = await answer(1)
  const entered = await passkeys.signIn(first, request)
  const again = await passkeys.signIn(first, request)
  done.push(entered.status, again.status)
  if (entered.status !== 'signedIn') return done
  const cookie = `${sessionCookie}=${entered.token}`
  const found = await sessions.find(cookie)
  done.push(found?.account.name ?? 'nobody')

  await passkeys.remove(act, device.id)
  done.push((await passkeys.signIn(await answer(2), request)).status)
  await staff.signIn.end(entered.signedIn, 'test')
  done.push((await sessions.find(cookie))?.account.name ?? 'nobody')
  return done
}
