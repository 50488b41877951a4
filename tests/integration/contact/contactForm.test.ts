import { load } from 'cheerio'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { moments, subjects } from '../../../src/shared/contact/contactChoices.js'
import { contactFields } from '../../../src/shared/contact/contactFields.js'
import { type ContactRequest, contactKind } from '../../../src/services/contact/contactRequest.js'
import { formErrors, sentenceKeys } from '../../../src/shared/forms/fieldErrors.js'
import { cleanInput } from '../../../src/shared/forms/fieldTable.js'
import { findSubmission } from '../../../src/services/submissions/submission.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let running: TestApp
beforeAll(async () => {
  running = await appForTests()
})
afterAll(() => running.end())

type Form = Readonly<Record<string, string | readonly string[]>>

const aForm = (changes: Form = {}): Form => ({
  name: 'Jeanne Tremblay',
  email: 'jeanne@exemple.ca',
  phone: '418 555-0199',
  subject: 'morphological',
  language: 'fr',
  moments: ['morning', 'saturday'],
  message: 'Bonjour',
  consent: 'yes',
  website: '',
  visibleMs: '5400',
  ...changes,
})

const asBrowserSends = (form: Form): string => {
  const sent = new URLSearchParams()
  for (const [name, value] of Object.entries(form)) {
    for (const one of [value].flat()) sent.append(name, one)
  }
  return sent.toString()
}

const post = (form: Form, accept: string) =>
  running.site
    .post(urlFor('home', 'fr'))
    .type('form')
    .set('Accept', accept)
    .send(asBrowserSends(form))

const storedRequestOf = async (form: Form): Promise<ContactRequest> => {
  const { body } = await post(form, 'application/json').expect(201)
  const found = await findSubmission(running.services.records, contactKind, body.reference)
  if (found === undefined) throw new Error(`There is no request ${body.reference}.`)
  return found
}

interface Told {
  readonly field: string
  readonly key: string
}

const errorsIn = async (form: Form): Promise<readonly Told[]> => {
  const { status, body } = await post(form, 'application/json')
  if (status === 201) return []
  expect(status).toBe(422)
  return body.errors.map(({ field, key }: Told) => ({ field, key }))
}

const errorsOf = (changes: Form): Promise<readonly Told[]> => errorsIn(aForm(changes))

const shownAgain = async (form: Form) => {
  const $ = load((await post(form, 'text/html').expect(422)).text)
  const value = (selector: string): unknown => $(`form[data-contact] ${selector}`).val()
  const ticked = (name: string): readonly unknown[] =>
    $(`form[data-contact] [name=${name}]:checked`)
      .toArray()
      .map((box) => $(box).val())
  return {
    name: value('[name=name]'),
    email: value('[name=email]'),
    phone: value('[name=phone]'),
    subject: value('[name=subject]'),
    language: ticked('language'),
    moments: ticked('moments'),
    message: $('form[data-contact] textarea').text(),
    consent: ticked('consent'),
  }
}

describe('contact form with valid fields', () => {
  const fields = {
    name: 'Jeanne Tremblay',
    email: 'jeanne@exemple.ca',
    phone: '+14185550199',
    subject: 'morphological',
    preferredLanguage: 'fr',
    moments: ['morning', 'saturday'],
    message: 'Bonjour',
    suspected: [],
  }

  test('is stored as a request', async () => {
    expect(await storedRequestOf(aForm())).toMatchObject(fields)
  })

  test('ignores unknown fields', async () => {
    const sent = aForm({ isAdmin: 'yes', id: '1', reference: 'OND', suspected: 'x' })
    const request = await storedRequestOf(sent)
    expect(request).toMatchObject(fields)
    expect(request).not.toHaveProperty('isAdmin')
    expect(request.id).not.toBe('1')
  })

  test('requires neither message, preferred moments nor JavaScript fields', async () => {
    const { message: _m, moments: _o, website: _w, visibleMs: _v, ...least } = aForm()
    const request = await storedRequestOf(least)
    expect(request).toMatchObject({ moments: [], suspected: [] })
    expect(request).not.toHaveProperty('message')
  })

  test.each(['', '-5', '1e3', 'soon', '9999999999999', '5.5'])(
    'is not flagged as too fast with visibleMs “%s”',
    async (visibleMs) => {
      expect((await storedRequestOf(aForm({ visibleMs }))).suspected).toEqual([])
    },
  )

  test('is not flagged as spam only because it was filled in fast', async () => {
    expect((await storedRequestOf(aForm({ visibleMs: '1999' }))).suspected).toEqual([])
  })

  test('is flagged as spam when the honeypot is filled in', async () => {
    expect((await storedRequestOf(aForm({ website: 'http://x.example' }))).suspected).toEqual([
      'honeypot',
    ])
  })

  test.each(subjects)('accepts the subject %s', async (subject) => {
    expect((await storedRequestOf(aForm({ subject }))).subject).toBe(subject)
  })

  test('stores the preferred moments once each, in their order', async () => {
    const request = await storedRequestOf(aForm({ moments: ['any', 'morning', 'any'] }))
    expect(request.moments).toEqual(['morning', 'any'])
  })

  test.each(moments)('accepts %s as a single preferred moment', async (moment) => {
    expect((await storedRequestOf(aForm({ moments: moment }))).moments).toEqual([moment])
  })
})

describe('contact form › requires phone or email', () => {
  test('accepts a form without email', async () => {
    const request = await storedRequestOf(aForm({ email: ' ' }))
    expect(request).not.toHaveProperty('email')
    expect(request.phone).toBe('+14185550199')
  })

  test('accepts a form without phone', async () => {
    expect(await storedRequestOf(aForm({ phone: '' }))).not.toHaveProperty('phone')
  })

  test('reports one error, at the phone field, when both are missing', async () => {
    expect(await errorsOf({ phone: '', email: '' })).toEqual([
      { field: 'phone', key: 'forms:phone.errors.oneOfTwo' },
    ])
  })

  test('reports an invalid email once, as an invalid email', async () => {
    expect(await errorsOf({ phone: '', email: 'jeanne' })).toEqual([
      { field: 'email', key: 'forms:email.errors.at' },
    ])
  })
})

describe('contact form phone number', () => {
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
  ])('stores “%s” as %s', async (phone, number) => {
    expect((await storedRequestOf(aForm({ phone }))).phone).toBe(number)
  })

  test.each([
    '418 555-0199 poste 12',
    '418 555-0199, Poste 12',
    '418 555-0199 ext. 12',
    '418-555-0199 x12',
    '418 555-0199 local 12',
    '418-555-0199, Local: 12',
    '418 555-0199 loc. 12',
    '418 555-0199 ext 12',
    '418 555-0199 extension #12',
    '418 555-0199 poste n° 12',
    '418 555-0199 - poste 12',
    '(418) 555-0199 (interne 12)',
    '\u0664\u0661\u0668 \u0665\u0665\u0665\u2011\u0660\u0661\u0669\u0669 poste \u0661\u0662',
  ])('preserves the extension of “%s”', async (phone) => {
    expect(await storedRequestOf(aForm({ phone }))).toMatchObject({
      phone: '+14185550199',
      phoneExtension: '12',
    })
  })

  test.each([
    ['555-0199', 'validation:phone_area_code'],
    ['5550199', 'validation:phone_area_code'],
    ['418 555-019', 'validation:phone'],
    ['418 555-01999', 'validation:phone'],
    ['118 555-0199', 'validation:phone'],
    ['418 155-0199', 'validation:phone'],
    ['demain', 'validation:phone'],
    ['911', 'validation:phone'],
    ['12345678901234567890', 'validation:phone'],
  ])('reports “%s” with the message %s', async (phone, key) => {
    expect(await errorsOf({ phone })).toEqual([{ field: 'phone', key }])
  })
})

describe('contact form reports one error per field', () => {
  test.each([
    ['name', '', 'forms:name.errors.required'],
    ['name', '  \t ', 'forms:name.errors.required'],
    ['name', '…', 'forms:name.errors.required'],
    ['name', 'J'.repeat(101), 'forms:name.errors.tooLong'],
    ['email', 'jeanne', 'forms:email.errors.at'],
    ['email', 'jeanne@', 'validation:email'],
    ['email', 'jeanne@exemple', 'validation:email'],
    ['email', 'a@exemple.ca, b@exemple.ca', 'validation:email'],
    ['email', '"a b"@exemple.ca', 'validation:email'],
    ['email', 'Jeanne <jeanne@exemple.ca>', 'validation:email'],
    ['email', `${'a'.repeat(65)}@exemple.ca`, 'validation:email'],
    ['subject', '', 'forms:subject.errors.required'],
    ['subject', 'home', 'forms:subject.errors.required'],
    ['subject', '__proto__', 'forms:subject.errors.required'],
    ['language', '', 'forms:language.errors.required'],
    ['language', 'es', 'forms:language.errors.required'],
    ['moments', 'midnight', 'forms:moments.errors.unknown'],
    ['message', 'x'.repeat(4001), 'forms:message.errors.tooLong'],
    ['consent', '', 'forms:consent.errors.required'],
    ['consent', 'no', 'forms:consent.errors.required'],
  ])('%s “%s” → %s', async (field, value, key) => {
    expect(await errorsOf({ [field]: value })).toEqual([{ field, key }])
  })

  const nothing = {
    name: '',
    email: '',
    phone: '',
    subject: '',
    language: [],
    moments: [],
    message: '',
    consent: [],
  }

  test('reports the errors of an empty form in the order of the fields', async () => {
    expect(await errorsIn({})).toEqual([
      { field: 'name', key: 'forms:name.errors.required' },
      { field: 'phone', key: 'forms:phone.errors.oneOfTwo' },
      { field: 'subject', key: 'forms:subject.errors.required' },
      { field: 'language', key: 'forms:language.errors.required' },
      { field: 'consent', key: 'forms:consent.errors.required' },
    ])
    expect(await shownAgain({})).toMatchObject(nothing)
  })

  test('treats a post without a body as an empty form', async () => {
    const { text } = await running.site.post(urlFor('home', 'fr')).expect(422)
    expect(load(text)('#error-summary li')).toHaveLength(5)
  })

  test('accepts names of 100 characters and messages of 4000', async () => {
    const message = Array.from({ length: 40 }, () => 'x'.repeat(99)).join('\r\n')
    expect(await errorsOf({ name: 'é'.repeat(100), message: `${message}y` })).toEqual([])
  })

  test('returns all values as they were typed', async () => {
    const form = aForm({ name: '', phone: '(418) 555-0199', message: 'un\r\n\r\ndeux' })
    expect(await shownAgain(form)).toEqual({
      name: '',
      email: 'jeanne@exemple.ca',
      phone: '(418) 555-0199',
      subject: 'morphological',
      language: ['fr'],
      moments: ['morning', 'saturday'],
      message: 'un\n\ndeux',
      consent: ['yes'],
    })
  })
})

test('contact form › acknowledgements are rate limited by the network of the sender', async () => {
  for (let turn = 0; turn < 22; turn += 1) {
    await storedRequestOf(aForm({ email: `jeanne${turn}@exemple.ca`, message: `Question ${turn}` }))
  }
  const { records } = running.services
  const where = { field: 'kind', equals: 'contactAcknowledgement' }
  expect(await records.count('emails', where)).toBe(20)
})

describe('contact form with hostile input', () => {
  test('removes control characters and invisible marks', async () => {
    const request = await storedRequestOf(
      aForm({
        name: 'Jeanne\r\nBcc: tous@exemple.ca\u0000\u202E',
        email: '\u0000jeanne@exemple.ca\r\n',
        message: 'a\u0007b\tc\u2028d\u202E',
      }),
    )
    expect(request.name).toBe('Jeanne Bcc: tous@exemple.ca')
    expect(request.email).toBe('jeanne@exemple.ca')
    expect(request.message).toBe('ab c\nd')
  })

  test.each(['\u3164\u3164', '\u00AD\u00AD', '\u2063\u2063', '\u115F\u1160\uFFA0', '\u2800\u2800'])(
    'treats a name of invisible letters (%j) as empty',
    async (name) => {
      expect(await errorsIn(aForm({ name }))).toEqual([
        { field: 'name', key: 'forms:name.errors.required' },
      ])
    },
  )

  test.each(['\u200B', '\u2060', '\uFEFF'])(
    'ignores the invisible character %j in a pasted email address',
    async (unseen) => {
      const email = `marie${unseen}@exemple.${unseen}ca`
      expect((await storedRequestOf(aForm({ email }))).email).toBe('marie@exemple.ca')
    },
  )

  test.each([
    ['\u200D\u200D', 'U+200D'],
    ['\uFE0F\uFE0F', 'U+FE0F'],
    ['\u{E0061}\u{E0062}', 'tags'],
    ['\u180B\u034F', 'a Mongolian selector'],
    ['\u{1F338}', 'an emoji'],
    ['\u{13441}', 'an Egyptian blank'],
    ["-.'", 'punctuation'],
  ])('rejects a name without a letter or digit (%j): %s', async (name) => {
    expect(await errorsIn(aForm({ name }))).toEqual([
      { field: 'name', key: 'forms:name.errors.required' },
    ])
  })

  test.each(['\u200D', '\uFE0F', '\u{E0061}', '\u3164', '\u2800', '\u061C'])(
    'stores an email address that ends with %j without it',
    async (unseen) => {
      const email = `marie@exemple.ca${unseen}`
      expect((await storedRequestOf(aForm({ email }))).email).toBe('marie@exemple.ca')
    },
  )

  test.each([
    ['o\u2019neill@exemple.ca', "o'neill@exemple.ca"],
    ['jean\u2011luc@exemple.ca', 'jean-luc@exemple.ca'],
    ['jean\uFF20exemple\uFF0Eca', 'jean@exemple.ca'],
  ])('stores the email address %s as %s', async (email, stored) => {
    expect((await storedRequestOf(aForm({ email }))).email).toBe(stored)
  })

  test.each(['=?utf-8?q?a=40b?=@example.test', '=?iso-8859-1?b?YQ==?=@exemple.ca'])(
    'rejects an email address with an encoded word (%s)',
    async (email) => {
      expect(await errorsIn(aForm({ email }))).toEqual([
        { field: 'email', key: 'validation:email' },
      ])
    },
  )

  test.each(['李', 'J', 'Ng', 'ශ්\u200Dරී', 'می\u200Cخواهم'])(
    'stores the name %s as typed',
    async (name) => {
      expect((await storedRequestOf(aForm({ name }))).name).toBe(name)
    },
  )

  test('removes a soft hyphen from a pasted name', async () => {
    expect((await storedRequestOf(aForm({ name: 'Trem\u00ADblay' }))).name).toBe('Tremblay')
  })

  test.each(['name', 'email', 'phone', 'subject', 'language', 'consent'])(
    'treats a field sent twice (%s) as empty',
    async (field) => {
      const told = await errorsOf({ email: '', phone: '', [field]: ['Jeanne', 'Anne'] })
      // With neither contact detail, the error is reported on the phone field.
      expect(told.map((error) => error.field)).toContain(field === 'email' ? 'phone' : field)
    },
  )

  test.each(['name[]', 'name[$gt]', '__proto__', 'constructor'])(
    'ignores a field named %s',
    async (name) => {
      expect(await errorsIn({ ...aForm({ name: '' }), [name]: 'Jeanne' })).toEqual([
        { field: 'name', key: 'forms:name.errors.required' },
      ])
    },
  )
})

describe('contact form validation is the same on server and browser', () => {
  const inputs: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
    name: [
      '',
      ' ',
      'J',
      ' J ',
      'Jo',
      'J\u200B',
      '\u3164\u3164',
      '\u00AD\u00AD',
      '\u2063\u2063',
      'É',
      '👍',
      '👍👍',
      'x'.repeat(100),
      'é'.repeat(101),
    ],
    email: [
      '',
      'jeanne',
      'jeanne@',
      '@',
      'a@b',
      'a@b.ca',
      'a@b.ca, c@d.ca',
      ' a@b.ca\n',
      '"a"@b.ca',
    ],
    phone: [
      ['', '555-0199', '418 555-0199', '418 555-019', '911', 'demain', '+33 1 23 45 67 89'],
      ['418 555-0199 poste 12', '555-0199 poste 12', '+999 123456', '1'.repeat(200)],
    ].flat(),
    subject: ['', 'mri', 'other', 'home', '__proto__', ' mri '],
    language: ['', 'fr', 'en', 'es'],
    halfDays: [[], ['a', 'b', 'c', 'd']],
    contactBy: ['email', 'relay', 'letter', ''],
    moments: [[], 'morning', ['morning', 'any', 'any'], 'midnight', ['morning', 'midnight'], ['']],
    message: [
      '',
      'x'.repeat(4000),
      'x'.repeat(4001),
      `${'x\r\n'.repeat(1999)}yz`,
      '\n'.repeat(5000),
    ],
    consent: ['', 'yes', 'no', 'on', ' yes '],
  }
  const cases = [
    ...Object.entries(inputs).flatMap(([name, values]) =>
      values.map((value) => aForm({ [name]: value })),
    ),
    {},
    aForm({ email: '', phone: '' }),
    aForm({ email: ' ', phone: '555-0199' }),
    aForm({ email: 'jeanne', phone: '' }),
    aForm({ contactBy: 'email', email: '' }),
    aForm({ contactBy: 'relay', phone: '' }),
  ].map((form) => ({ form, title: asBrowserSends(form).slice(0, 90) }))

  const inBrowser = (form: Form): readonly Told[] =>
    formErrors(contactFields, cleanInput(contactFields, form)).map(({ field, key }) => ({
      field,
      key,
    }))

  test.each(cases)('$title', async ({ form }) => {
    expect(inBrowser(form)).toEqual(await errorsIn(form))
  })

  test('is compared for every error message', () => {
    const keys = cases.flatMap(({ form }) => inBrowser(form).map(({ key }) => key))
    expect(new Set(keys)).toEqual(new Set(sentenceKeys(contactFields)))
  })
})

test('contact form › every error has a message in both languages', () => {
  const { translations } = running.services
  const [fr, en] = [translations.getFixedT('fr'), translations.getFixedT('en')]
  for (const key of sentenceKeys(contactFields)) expect(fr(key, '')).not.toBe(en(key, ''))
  expect(fr('forms:message.errors.tooLong')).toContain('4\u00A0000\u00A0')
  expect(en('forms:message.errors.tooLong')).toContain('4,000 ')
})
