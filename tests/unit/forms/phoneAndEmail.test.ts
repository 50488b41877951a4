import { body } from 'express-validator'
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { isEmail } from '../../../src/shared/forms/emailAddress.js'
import { readPhone } from '../../../src/shared/forms/phoneRules.js'

describe('email address', () => {
  const refusedAmong = async (list: readonly string[]): Promise<ReadonlySet<string>> => {
    const options = { allow_utf8_local_part: false, blacklisted_chars: '"' }
    const result = await body('list.*').isEmail(options).run({ body: { list } })
    return new Set(result.array().map((error) => (error.type === 'field' ? error.path : '')))
  }

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

  test(`gets the same verdict as from express-validator for ${addresses.length} addresses`, async () => {
    const refused = await refusedAmong(addresses)
    const differing = addresses.filter(
      (address, place) => isEmail(address) === refused.has(`list[${place}]`),
    )
    expect(differing).toEqual([])
  })

  test('is validated in linear time', () => {
    const started = performance.now()
    isEmail(`${'a.'.repeat(200_000)}@${'-'.repeat(200_000)}`)
    isEmail(`a@${'a-'.repeat(120)}`)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

describe('phone number', () => {
  const byLibrary = (typed: string): string | undefined => {
    const parsed = parsePhoneNumberFromString(typed, 'CA')
    return parsed?.isPossible() ? parsed.number : undefined
  }
  const byUs = (typed: string): string | undefined => {
    const reading = readPhone(typed)
    return reading.ok ? reading.phone : undefined
  }

  test.each(getCountries())('is read in every format of %s', (country) => {
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

  test('is accepted only in the lengths of its calling code', () => {
    const abroad = [...new Set(codes)].filter((code) => code !== undefined && code !== '1')
    const typed = abroad.flatMap((code) =>
      // The digit 2 avoids 0 and 7, which can be national prefixes.
      lengths.map((count) => `+${code}${'2'.repeat(count)}`),
    )
    const differing = typed.filter((number) => {
      // In two countries the library adds digits to the shortest numbers: these do not count.
      const isTaken = byLibrary(number) === number
      // E.164 allows at most 15 digits after the `+`.
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
    ['418·555·0199', '+14185550199'],
    ['418•555•0199 p. 12', '+14185550199'],
    ['tel:+1-418-555-0199;ext=12', '+14185550199'],
  ])('reads “%s” as %s', (typed, number) => {
    expect(byUs(typed)).toBe(number)
  })

  test.each(['+999 123 456 789', '+1 33 1 23 45 67', '418 555-0199 ou 418 555-0188', '+', '+418'])(
    'rejects “%s”',
    (typed) => {
      expect(readPhone(typed)).toEqual({ ok: false, error: 'format' })
    },
  )

  test('is reported if it lacks the area code, also with an extension', () => {
    expect(readPhone('555-0199 poste 12')).toEqual({ ok: false, error: 'areaCode' })
  })

  test('is validated in linear time', () => {
    const started = performance.now()
    for (const piece of [',', ' ', '(', '1', 'poste ', '+1 (0) ', 'x1'])
      readPhone(piece.repeat(50_000))
    for (const piece of [',', ' ', '(', '1 ', 'x', '#']) readPhone(piece.repeat(100).slice(0, 100))
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
