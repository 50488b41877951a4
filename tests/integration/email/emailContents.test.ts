import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  emailCollection,
  readEmail,
  type StoredEmail,
} from '../../../src/services/email/emailRecord.js'
import { day } from '../../../src/shared/time/durations.js'
import { sendApplication } from '../../support/careers/applicationForms.js'
import { carried, message, person, promised } from '../../support/contact/carriedItems.js'
import { aContactForm } from '../../support/contact/contactFactories.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'
import { signedIn } from '../../support/staff/signedIn.js'

/* What the policy says of each email, against what stands in the emails that the site writes. */

let app: TestApp
beforeEach(async () => {
  app = await appForTests()
})
afterEach(() => app.end())

const emailOf = async (kind: string): Promise<StoredEmail> => {
  const { records } = await app.services.records.list(emailCollection, { limit: 20 })
  const found = records.map(readEmail).find((email) => email.kind === kind)
  if (found === undefined) throw new Error(`No email ${kind} was written.`)
  return found
}

const ask = async (changes: Readonly<Record<string, string>> = {}) => {
  const fields = { ...person, subject: 'morphological', moments: 'afternoon', message }
  await app.site
    .post('/fr')
    .type('form')
    .send(aContactForm({ ...fields, ...changes }))
}
const apply = () =>
  sendApplication(app, {
    fields: { ...person, offer: 'sonographer', availability: 'saturday', message, keep: 'yes' },
  })

test('a request leaves what the policy says with the visitor and with the desk', async () => {
  await ask()
  expect(carried(await emailOf('contactAcknowledgement'))).toEqual(
    promised('contactAcknowledgement'),
  )
  expect(carried(await emailOf('contactDesk'))).toEqual(promised('contactDesk'))
})

test('once the desk works in the staff area its email holds a link and no exam', async () => {
  await signedIn(app, { roles: ['desk'] })
  await ask()
  expect(carried(await emailOf('contactDesk'))).toEqual(promised('contactNotice'))
})

test('an application leaves what the policy says with the person and with HR', async () => {
  await apply()
  expect(carried(await emailOf('applicationAcknowledgement'))).toEqual(
    promised('applicationAcknowledgement'),
  )
  expect(carried(await emailOf('applicationHr'))).toEqual(promised('applicationHr'))
})

test('once HR works in the staff area its email holds a link and no file', async () => {
  await signedIn(app, { roles: ['hr'] })
  await apply()
  expect(carried(await emailOf('applicationHr'))).toEqual(promised('applicationNotice'))
})

test('the list of what was set apart names no exam', async () => {
  app.services.start()
  await ask({ website: 'http://spam.example' })
  app.clock.pass(day)
  await eventually(async () => {
    expect(carried(await emailOf('contactSuspected'))).toEqual(promised('suspected'))
  })
})

test.each([
  ['fr', 'Accusé de réception d’une demande\u00A0: votre prénom, la référence et la suite prévue.'],
  ['en', 'Confirmation of a request: your first name, the reference and what happens next.'],
] as const)('the policy in %s says it from the same table', async (locale, sentence) => {
  const { text } = await app.site.get(urlFor('privacy', locale))
  expect(text.replaceAll(/<[^>]*>/g, '')).toContain(sentence)
})
