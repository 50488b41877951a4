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
import { storedRequests } from '../../support/site/storedSubmissions.js'
import { signedIn } from '../../support/staff/signedIn.js'

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

test.each([
  ['contactAcknowledgement', ask, 'acknowledgement'],
  ['contactDesk', ask, 'notice'],
  ['applicationAcknowledgement', apply, 'acknowledgement'],
  ['applicationHr', apply, 'notice'],
] as const)(
  'email %s › contains only the items that the privacy policy lists',
  async (kind, send, items) => {
    await send()
    expect(carried(await emailOf(kind))).toEqual(promised(items))
  },
)

test.each(['contactDesk', 'applicationHr'])('email %s › has no reply address', async (kind) => {
  await ask()
  await apply()
  expect((await emailOf(kind)).email.replyTo).toBeUndefined()
})

test('notice of a message sent through the link › contains only the items of a notice', async () => {
  await signedIn(app, { roles: ['desk'] })
  await ask()
  const [request] = await storedRequests(app)
  const link = request && (await app.services.myRequest.linkTo(request))
  const path = (link ?? '').replace(app.config.origin, '')
  await app.site.post(path).type('form').send({ act: 'message', message }).expect(303)
  expect(carried(await emailOf('requestMessage'))).toEqual(promised('notice'))
})

test('spam digest › contains only references and links', async () => {
  app.services.start()
  await ask({ website: 'http://spam.example' })
  app.clock.pass(day)
  await eventually(async () => {
    expect(carried(await emailOf('contactSuspected'))).toEqual(promised('setApart'))
  })
})

test.each([
  ['fr', 'Avis à l’équipe', 'prénom, référence, lien'],
  ['en', 'Notice to the team', 'first name, reference, link'],
] as const)(
  'privacy policy in %s › lists the items of a notice to the team',
  async (locale, ...cells) => {
    const { text } = await app.site.get(urlFor('privacy', locale))
    const plain = text.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|')
    expect(plain).toContain(cells.join('|'))
  },
)
