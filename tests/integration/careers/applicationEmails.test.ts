import { emailCollection, readEmail } from '../../../src/services/email/emailRecord.js'
import { sendApplication } from '../../support/careers/applicationForms.js'
import { applicationsSite } from '../../support/careers/applicationsSite.js'
import { appForTests } from '../../support/site/appForTests.js'

const tests = applicationsSite()
const { send, listStored, emails, emailTo } = tests

test('application notice to HR › is addressed to HR alone, with first name, reference and link', async () => {
  await send({ path: '/fr/carrieres/technologue-en-echographie' })
  const email = await emailTo('applicationHr')
  const reference = (await listStored())[0]?.reference ?? ''
  expect(email.to.address).toBe('rh@ondelune.example')
  expect(email.subject).toBe(`Nouvelle candidature\u00A0: Maélie (${reference})`)
  expect(email.text).toContain(`/staff/applications/${reference}`)
})

test('application acknowledgement › describes the next steps and repeats no typed text', async () => {
  await send({ fields: { name: 'Gagnez sur shop.example', message: 'Achetez ceci' } })
  const email = await emailTo('applicationAcknowledgement')
  expect(email.to).toEqual({ address: 'maelie@exemple.ca' })
  expect(email.replyTo?.address).toBe('rh@ondelune.example')
  for (const form of [email.text, email.html, email.subject]) {
    expect(form).not.toMatch(/shop\.example|Achetez|CV\.pdf|\/files\//)
  }
  expect(email.text).toContain('d’ici le vendredi 27\u00A0novembre')
  expect(email.text).toContain('90\u00A0jours après notre décision')
})

test('application acknowledgement › names no closing day for a general application', async () => {
  await send({ fields: { offer: 'spontaneous' } })
  const text = (await emailTo('applicationAcknowledgement')).text.replaceAll('\u00A0', ' ')
  expect(text).toContain('90 jours après notre décision ou, sans décision, après l’envoi')
  expect(text).not.toMatch(/clôture|la demande/)
  expect(text).not.toMatch(/\b[89]11\b/)
  expect(text).toContain('Vous n’avez pas postulé?')
})

test('application notice to HR › is sent to hiringEmail of the clinic without MAIL_HR', async () => {
  const plain = await appForTests()
  await sendApplication(plain)
  const { records } = await plain.services.records.list(emailCollection, { limit: 5 })
  const hr = records.map(readEmail).find(({ kind }) => kind === 'applicationHr')
  expect(hr?.email.to.address).toBe(plain.services.clinic.hiringEmail)
  await plain.end()
})

test('application emails › have no attachment', async () => {
  await send()
  for (const { email } of await emails()) expect(email).not.toHaveProperty('attachments')
})
