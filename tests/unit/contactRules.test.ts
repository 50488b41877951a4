import express from 'express'
import { body, validationResult } from 'express-validator'
import { parsePhoneNumberFromString, getCountries, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import request from 'supertest'
import { contactForm } from '../../src/controllers/contact/contactForm.js'
import { readForm } from '../../src/controllers/forms/readForm.js'
import {
  cleanContact,
  contactErrorKeys,
  contactErrors,
} from '../../src/services/forms/contactRules.js'
import { isEmail } from '../../src/services/forms/emailAddress.js'
import { readPhone } from '../../src/services/forms/phoneNumber.js'

/** The server as it stands: express-validator runs the rules and the form reads the outcome. */
const server = express()
server.use(express.urlencoded({ extended: false }))
server.post('/', ...contactForm.rules, (req, res) => {
  const reading = readForm(req, contactForm)
  res.json(reading.ok ? [] : reading.errors)
})

type Fields = Readonly<Record<string, string | readonly string[]>>

const asBrowserSends = (fields: Fields): string => {
  const sent = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) sent.append(name, one)
  }
  return sent.toString()
}

const serverSays = async (fields: Fields): Promise<unknown> =>
  (await request(server).post('/').type('form').send(asBrowserSends(fields)).expect(200)).body

/** As the island does: the fields of the page, cleaned, then judged. */
const browserSays = (fields: Fields): unknown => contactErrors(cleanContact(fields))

const aForm: Fields = {
  name: 'Jeanne Tremblay',
  email: 'jeanne@exemple.ca',
  phone: '418 555-0199',
  subject: 'morphological',
  language: 'fr',
  moments: ['morning', 'saturday'],
  message: 'Bonjour',
  consent: 'yes',
}

const inputs: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  name: ['', ' ', 'J', ' J ', 'Jo', 'J\u200B', 'É', '👍', '👍👍', 'x'.repeat(100), 'é'.repeat(101)],
  email: ['', 'jeanne', 'jeanne@', '@', 'a@b', 'a@b.ca', 'a@b.ca, c@d.ca', ' a@b.ca\n', '"a"@b.ca'],
  phone: [
    ['', '555-0199', '418 555-0199', '418 555-019', '911', 'demain', '+33 1 23 45 67 89'],
    ['418 555-0199 poste 12', '555-0199 poste 12', '+999 123456', '1'.repeat(200)],
  ].flat(),
  subject: ['', 'mri', 'other', 'home', '__proto__', ' mri '],
  language: ['', 'fr', 'en', 'es'],
  moments: [[], 'morning', ['morning', 'any', 'any'], 'midnight', ['morning', 'midnight'], ['']],
  message: ['', 'x'.repeat(4000), 'x'.repeat(4001), `${'x\r\n'.repeat(1999)}yz`, '\n'.repeat(5000)],
  consent: ['', 'yes', 'no', 'on', ' yes '],
}

const cases = [
  ...Object.entries(inputs).flatMap(([name, values]) =>
    values.map((value) => ({ ...aForm, [name]: value })),
  ),
  {},
  { ...aForm, email: '', phone: '' },
  { ...aForm, email: ' ', phone: '555-0199' },
  { ...aForm, email: 'jeanne', phone: '' },
].map((fields) => ({ fields, title: asBrowserSends(fields).slice(0, 90) }))

describe('the server and the browser say the same', () => {
  test.each(cases)('$title', async ({ fields }) => {
    const said = await serverSays(fields)
    expect(browserSays(fields)).toEqual(said)
  })

  test('and together these forms meet every sentence there is', async () => {
    const keys = cases.flatMap(({ fields }) =>
      contactErrors(cleanContact(fields)).map(({ key }) => key),
    )
    expect(new Set(keys)).toEqual(new Set(contactErrorKeys))
  })
})

describe('an email address is judged as the validator of mail addresses does', () => {
  const oracle = express()
  oracle.use(express.json())
  oracle.post(
    '/',
    body('list.*').isEmail({ allow_utf8_local_part: false, blacklisted_chars: '"' }),
    (req, res) => {
      res.json(
        validationResult(req)
          .array()
          .map((error) => ('path' in error ? error.path : '')),
      )
    },
  )

  const locals = [
    ['a', 'a.b', '.a', 'a.', 'a..b', 'a+b', 'a b', 'é', '"a"', "o'neill", 'a@b', 'a,b', '', '-'],
    ['a/b', 'a=b', '{a}', 'a`', 'a|b', 'a~b', '(a)', '<a>', 'a:b', 'a;b', '1', '#!$%&*?^'],
    ['x'.repeat(64), 'x'.repeat(65), 'A', 'ａ'],
  ].flat()
  const domains = [
    ['b.ca', 'b', 'b.c', 'b.co', '-b.ca', 'b-.ca', 'b--c.ca', 'b..ca', '.b.ca', 'b.ca.', 'b_c.ca'],
    [
      'b.c1',
      'b.12',
      '1.2.3.4',
      '[1.2.3.4]',
      'é.ca',
      'b.québec',
      'xn--9ca.ca',
      'b.xn--p1ai',
      'b c.ca',
    ],
    ['ｂ.ca', 'b.c-a', 'B.CA', `${'x'.repeat(63)}.ca`, `${'x'.repeat(64)}.ca`, 'b,c.ca', '💌.ca'],
    [
      `${'x.'.repeat(100)}ca`,
      `${'x.'.repeat(130)}ca`,
      `${'é.'.repeat(90)}ca`,
      'b.c a',
      'b.中国',
      '',
    ],
  ].flat()
  const addresses = locals
    .flatMap((local) => domains.map((domain) => `${local}@${domain}`))
    .concat('', '@', 'a', 'a@', 'Jeanne <a@b.ca>', 'a@b.ca>', 'mailto:a@b.ca', 'a@b@c.ca')

  test(`${addresses.length} addresses`, async () => {
    const answer = await request(oracle).post('/').send({ list: addresses }).expect(200)
    const refused = new Set<unknown>(answer.body)
    const differing = addresses.filter(
      (address, place) => isEmail(address) === refused.has(`list[${place}]`),
    )
    expect(differing).toEqual([])
  })

  test('a hostile address takes no time', () => {
    const started = performance.now()
    isEmail(`${'a.'.repeat(200_000)}@${'-'.repeat(200_000)}`)
    isEmail(`a@${'a-'.repeat(120)}`)
    expect(performance.now() - started).toBeLessThan(50)
  })
})

describe('a phone number is read as the library of phone numbers does', () => {
  const byLibrary = (typed: string): string | undefined => {
    const parsed = parsePhoneNumberFromString(typed, 'CA')
    return parsed?.isPossible() ? parsed.number : undefined
  }
  const byUs = (typed: string): string | undefined => {
    const reading = readPhone(typed)
    return reading.ok ? reading.phone : undefined
  }

  test.each(getCountries())('an example of %s, in any way of writing it', (country) => {
    const example = getExampleNumber(country, examples)
    if (example === undefined) throw new Error(`There is no example of ${country}.`)
    const { number } = example
    expect(byUs(number)).toBe(number)
    expect(byUs(example.formatInternational())).toBe(number)
    expect(byUs(example.format('RFC3966').replace('tel:', ''))).toBe(number)
    expect(byUs(number.replace('+', '011 '))).toBe(number)
    expect(byUs(`${example.formatInternational()} poste 7`)).toBe(number)
  })

  const codes = getCountries().map(
    (country) => getExampleNumber(country, examples)?.countryCallingCode,
  )
  const lengths = Array.from({ length: 14 }, (_, digits) => digits + 1)

  test('every calling code takes numbers of the same lengths', () => {
    const abroad = [...new Set(codes)].filter((code) => code !== undefined && code !== '1')
    const typed = abroad.flatMap((code) =>
      // Without a leading zero or seven, which some countries write for calls from inside.
      lengths.map((count) => `+${code}${'2'.repeat(count)}`),
    )
    const differing = typed.filter((number) => {
      // Two countries put digits before their shortest numbers: those are left out here.
      const isTaken = byLibrary(number) === number
      // Longer than any number may be.
      return (byUs(number) === number) !== isTaken && number.length <= 16
    })
    expect(differing).toEqual([])
  })

  test.each([
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['00 33 1 23 45 67 89', '+33123456789'],
    ['011-33-1-23-45-67-89', '+33123456789'],
    ['tél. : (418) 555-0199 (maison)', '+14185550199'],
    ['４１８ ５５５-０１９９', '+14185550199'],
    ['418–555—0199', '+14185550199'],
    ['+1 418 555 0199', '+14185550199'],
    ['4185550199poste12', '+14185550199'],
  ])('“%s” is %s', (typed, number) => {
    expect(byUs(typed)).toBe(number)
  })

  test.each(['+999 123 456 789', '+1 33 1 23 45 67', '418 555-0199 ou 418 555-0188', '+', '+418'])(
    '“%s” is no number',
    (typed) => {
      expect(readPhone(typed)).toEqual({ ok: false, error: 'format' })
    },
  )

  test('the area code alone is missed, also where there is an extension', () => {
    expect(readPhone('555-0199 poste 12')).toEqual({ ok: false, error: 'areaCode' })
  })

  test('a hostile number takes no time', () => {
    const started = performance.now()
    for (const piece of [',', ' ', '(', '1', 'poste ', '+1 (0) ', 'x1'])
      readPhone(piece.repeat(50_000))
    for (const piece of [',', ' ', '(', '1 ', 'x', '#']) readPhone(piece.repeat(100).slice(0, 100))
    expect(performance.now() - started).toBeLessThan(50)
  })
})
