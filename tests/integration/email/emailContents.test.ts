import {
  type CarriedItem,
  emailContents,
  type EmailName,
} from '../../../src/content/pages/emailContents.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  emailCollection,
  readEmail,
  type StoredEmail,
} from '../../../src/services/email/emailRecord.js'
import { day } from '../../../src/services/time/durations.js'
import { sendApplication } from '../../support/careers/applicationForms.js'
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

const person = { name: 'Zoé L’Heureux', email: 'zoe@exemple.ca', phone: '418 555-0199' }
const message = 'Ma question à moi.'

/** What tells that an email carries an item. */
const signs: Readonly<Record<CarriedItem, RegExp>> = {
  firstName: /Zoé/,
  fullName: /L’Heureux/,
  phone: /555-0199/,
  email: /zoe@exemple\.ca/,
  exam: /morphologique/i,
  wishes: /Après-midi/,
  message: /Ma question à moi/,
  offer: /Technologue en échographie/,
  availability: /Samedi/,
  keep: /À relire pour d’autres offres/,
  fileCount: /Documents\s: 1/,
  fileNames: /CV\.pdf/,
  fileLinks: /\/files\//,
  reference: /[A-Z]{3}-\w{4}-\w{4}/,
  answerBy: /d’ici le/,
  staffLink: /\/staff\/\w+\//,
}
const items: readonly CarriedItem[] = [
  ...new Set(Object.values(emailContents).flatMap((list): readonly CarriedItem[] => list)),
]

/** Everything in the email but whom it goes to; a whole name has the first in it. */
const carried = ({ email: { to: _to, ...email } }: StoredEmail): readonly CarriedItem[] => {
  const all = JSON.stringify(email)
  const found = items.filter((item) => signs[item].test(all))
  return found.includes('fullName') ? found.filter((item) => item !== 'firstName') : found
}
const promised = (name: EmailName): readonly CarriedItem[] =>
  items.filter((item) => emailContents[name].some((one) => one === item))

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
