import express from 'express'
import request from 'supertest'
import {
  type ContactError,
  contactForm,
  emptyContactForm,
} from '../../../src/controllers/contact/contactForm.js'
import { readForm } from '../../../src/controllers/forms/readForm.js'
import { moments, subjects } from '../../../src/services/contact/contactChoices.js'
import { openWords } from '../../support/site/words.js'

const site = express()
site.use(express.urlencoded({ extended: false }), express.json())
site.post('/', ...contactForm.rules, (req, res) => {
  res.json(readForm(req, contactForm))
})

const aForm = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Jeanne Tremblay',
  email: 'jeanne@exemple.ca',
  phone: '418 555-0199',
  subject: 'morphological',
  language: 'fr',
  moments: ['morning', 'saturday'],
  message: 'Bonjour',
  consent: 'yes',
  website: '',
  seen: '5400',
  ...changes,
})

const send = async (form: Record<string, unknown>) =>
  (await request(site).post('/').type('form').send(form).expect(200)).body
const sendJson = async (form: Record<string, unknown>) =>
  (await request(site).post('/').send(form).expect(200)).body

const errorsOf = async (changes: Record<string, unknown>): Promise<ContactError[]> => {
  const reading = await send(aForm(changes))
  return reading.ok ? [] : reading.errors
}

describe('a form filled as asked', () => {
  const values = {
    said: {
      name: 'Jeanne Tremblay',
      email: 'jeanne@exemple.ca',
      phone: '+14185550199',
      subject: 'morphological',
      preferredLanguage: 'fr',
      moments: ['morning', 'saturday'],
      message: 'Bonjour',
    },
    signals: { website: '', visibleMs: 5400 },
  }

  test('becomes what the service takes', async () => {
    expect(await send(aForm())).toEqual({ ok: true, values })
  })

  test('may also come as JSON', async () => {
    expect(await sendJson(aForm())).toEqual({ ok: true, values })
  })

  test('lets no unknown field through', async () => {
    const reading = await send(aForm({ isAdmin: 'yes', id: '1', reference: 'OND', suspected: 'x' }))
    expect(reading).toEqual({ ok: true, values })
  })

  test('needs neither message nor moments, nor the browser’s script', async () => {
    const { message: _m, moments: _o, website: _w, seen: _s, ...least } = aForm()
    const { said, signals } = (await send(least)).values
    expect(said.moments).toEqual([])
    expect(said).not.toHaveProperty('message')
    expect(signals).toEqual({ website: '' })
  })

  test.each(['', '-5', '1e9', 'soon', '99999999999999', '5.5'])(
    'with the time “%s” says nothing about the time',
    async (seen) => {
      expect((await send(aForm({ seen }))).values.signals).toEqual({ website: '' })
    },
  )

  test('tells the service that the honeypot was filled', async () => {
    const reading = await send(aForm({ website: 'http://x.example' }))
    expect(reading.values.signals.website).toBe('http://x.example')
  })

  test.each(subjects)('may be about %s', async (subject) => {
    expect(await errorsOf({ subject })).toEqual([])
  })

  test('keeps the moments once each, in their order', async () => {
    const reading = await send(aForm({ moments: ['any', 'morning', 'any'] }))
    expect(reading.values.said.moments).toEqual(['morning', 'any'])
  })

  test.each(moments)('may name %s as its one moment', async (moment) => {
    expect((await send(aForm({ moments: moment }))).values.said.moments).toEqual([moment])
  })
})

describe('one of phone and email is enough', () => {
  test('without email', async () => {
    const { said } = (await send(aForm({ email: ' ' }))).values
    expect(said).not.toHaveProperty('email')
    expect(said.phone).toBe('+14185550199')
  })

  test('without phone', async () => {
    const { said } = (await send(aForm({ phone: '' }))).values
    expect(said).not.toHaveProperty('phone')
  })

  test('with neither, the phone says so', async () => {
    expect(await errorsOf({ phone: '', email: '' })).toEqual([
      { field: 'phone', key: 'forms:phone.errors.oneOfTwo' },
    ])
  })

  test('a wrong email is told once, as a wrong email', async () => {
    expect(await errorsOf({ phone: '', email: 'jeanne' })).toEqual([
      { field: 'email', key: 'forms:email.errors.at' },
    ])
  })
})

describe('a phone number may be typed in any way', () => {
  test.each([
    ['4185550199', '+14185550199'],
    ['418-555-0199', '+14185550199'],
    ['(418) 555-0199', '+14185550199'],
    ['418.555.0199', '+14185550199'],
    ['418 555 0199', '+14185550199'],
    ['418\u00A0555‑0199', '+14185550199'],
    ['1 418 555 0199', '+14185550199'],
    ['+1 (418) 555-0199', '+14185550199'],
    ['1-800-555-0123', '+18005550123'],
    ['  418/555/0199 ', '+14185550199'],
    ['tél. 418 555-0199', '+14185550199'],
    ['+33 1 23 45 67 89', '+33123456789'],
  ])('“%s” is kept as %s', async (phone, kept) => {
    expect((await send(aForm({ phone }))).values.said.phone).toBe(kept)
  })

  test.each([
    '418 555-0199 poste 12',
    '418 555-0199, Poste 12',
    '418 555-0199 ext. 12',
    '418-555-0199 x12',
  ])('the extension of “%s” is not lost', async (phone) => {
    expect((await send(aForm({ phone }))).values.said).toMatchObject({
      phone: '+14185550199',
      phoneExtension: '12',
    })
  })

  test.each([
    ['555-0199', 'areaCode'],
    ['5550199', 'areaCode'],
    ['418 555-019', 'format'],
    ['418 555-01999', 'format'],
    ['118 555-0199', 'format'],
    ['418 155-0199', 'format'],
    ['demain', 'format'],
    ['911', 'format'],
    ['12345678901234567890', 'format'],
  ])('“%s” is answered with the sentence %s', async (phone, error) => {
    expect(await errorsOf({ phone })).toEqual([
      { field: 'phone', key: `forms:phone.errors.${error}` },
    ])
  })
})

describe('what is wrong is told once per field', () => {
  test.each([
    ['name', '', 'required'],
    ['name', '  \t ', 'required'],
    ['name', 'J', 'tooShort'],
    ['name', 'J'.repeat(101), 'tooLong'],
    ['email', 'jeanne', 'at'],
    ['email', 'jeanne@', 'format'],
    ['email', 'jeanne@exemple', 'format'],
    ['email', 'a@exemple.ca, b@exemple.ca', 'format'],
    ['email', '"a b"@exemple.ca', 'format'],
    ['email', 'Jeanne <jeanne@exemple.ca>', 'format'],
    ['email', `${'a'.repeat(65)}@exemple.ca`, 'format'],
    ['subject', '', 'required'],
    ['subject', 'home', 'required'],
    ['subject', '__proto__', 'required'],
    ['language', '', 'required'],
    ['language', 'es', 'required'],
    ['moments', 'midnight', 'unknown'],
    ['message', 'x'.repeat(4001), 'tooLong'],
    ['consent', '', 'required'],
    ['consent', 'no', 'required'],
  ])('%s “%s” → %s', async (field, value, error) => {
    expect(await errorsOf({ [field]: value })).toEqual([
      { field, key: `forms:${field}.errors.${error}` },
    ])
  })

  test('an empty form tells its errors in the order of the fields', async () => {
    expect(await send({})).toEqual({
      ok: false,
      typed: { ...emptyContactForm('fr').typed, language: '' },
      errors: [
        { field: 'name', key: 'forms:name.errors.required' },
        { field: 'phone', key: 'forms:phone.errors.oneOfTwo' },
        { field: 'subject', key: 'forms:subject.errors.required' },
        { field: 'language', key: 'forms:language.errors.required' },
        { field: 'consent', key: 'forms:consent.errors.required' },
      ],
    })
  })

  test('a post without any body is an empty form', async () => {
    const { body } = await request(site).post('/').expect(200)
    expect(body.ok).toBe(false)
    expect(body.typed.name).toBe('')
  })

  test('names of one hundred characters and messages of four thousand are accepted', async () => {
    const message = Array.from({ length: 40 }, () => 'x'.repeat(99)).join('\r\n')
    expect(await errorsOf({ name: 'é'.repeat(100), message: `${message}y` })).toEqual([])
  })

  test('everything typed comes back as it was typed', async () => {
    const form = aForm({ name: '', phone: '(418) 555-0199', message: 'un\r\n\r\ndeux' })
    expect((await send(form)).typed).toEqual({
      name: '',
      email: 'jeanne@exemple.ca',
      phone: '(418) 555-0199',
      subject: 'morphological',
      language: 'fr',
      moments: ['morning', 'saturday'],
      message: 'un\n\ndeux',
      consent: 'yes',
    })
  })
})

describe('hostile forms', () => {
  test('control characters and hidden marks are taken out', async () => {
    const { said } = (
      await send(
        aForm({
          name: 'Jeanne\r\nBcc: tous@exemple.ca\u0000\u202E',
          email: '\u0000jeanne@exemple.ca\r\n',
          message: 'a\u0007b\tc\u2028d\u202E',
        }),
      )
    ).values
    expect(said.name).toBe('Jeanne Bcc: tous@exemple.ca')
    expect(said.email).toBe('jeanne@exemple.ca')
    expect(said.message).toBe('ab c\nd')
  })

  test('lists, objects and numbers in place of text count as nothing typed', async () => {
    const reading = await sendJson({
      name: ['Jeanne', 'Anne'],
      email: { $gt: '' },
      phone: 4185550199,
      subject: ['mri'],
      language: null,
      moments: { 0: 'morning' },
      message: [['x']],
      consent: true,
    })
    expect(reading.ok).toBe(false)
    expect(reading.errors.map(({ field }: ContactError) => field)).toEqual([
      'name',
      'phone',
      'subject',
      'language',
      'consent',
    ])
    expect(reading.typed).toMatchObject({ name: '', email: '', phone: '', message: '' })
  })

  test('a name sent twice counts as nothing typed', async () => {
    expect(await errorsOf({ name: ['Jeanne', 'Anne'] })).toEqual([
      { field: 'name', key: 'forms:name.errors.required' },
    ])
  })
})

test('every error has its sentence in both languages', async () => {
  const words = await openWords()
  const keys = Object.entries({
    name: ['required', 'tooShort', 'tooLong'],
    email: ['at', 'format'],
    phone: ['oneOfTwo', 'areaCode', 'format'],
    subject: ['required'],
    language: ['required'],
    moments: ['unknown'],
    message: ['tooLong'],
    consent: ['required'],
  }).flatMap(([field, errors]) => errors.map((error) => `forms:${field}.errors.${error}`))
  for (const key of keys) {
    expect(words.getFixedT('fr')(key)).not.toBe(words.getFixedT('en')(key))
  }
  expect(words.getFixedT('fr')('forms:message.errors.tooLong')).toContain('4\u00A0000\u00A0')
  expect(words.getFixedT('en')('forms:message.errors.tooLong')).toContain('4,000 ')
})
