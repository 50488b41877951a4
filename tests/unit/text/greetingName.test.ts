import { fillPlaces } from '../../../src/services/staff/replies/replyTemplates.js'
import { greetingName } from '../../../src/shared/text/greetingName.js'

describe('greetingName', () => {
  test.each([
    ['Marie Roy', 'Marie'],
    ['  Zoé  ', 'Zoé'],
    ['Marie-Ève O’Neil', 'Marie-Ève'],
    ['D’Arcy Roy', 'D’Arcy'],
    ["Ka'ahumanu Lee", "Ka'ahumanu"],
    ['Jean\u2011Luc Roy', 'Jean\u2011Luc'],
    ['E\u0301lise Roy', 'E\u0301lise'],
    ['Đặng Thị Hoa', 'Đặng'],
    ['李', '李'],
    ['محمد علی', 'محمد'],
    ['می\u200Cنا راد', 'می\u200Cنا'],
    ['राम शर्मा', 'राम'],
    ['Tremblay, Marie', 'Marie'],
    ['TREMBLAY, Marie-Ève', 'Marie-Ève'],
    ['García Márquez, Gabriel', 'Gabriel'],
    ['De la Cruz, Ana María', 'Ana'],
    ['Tremblay, Mme Marie', 'Marie'],
    ['Tremblay, Marie, inf.', 'Marie'],
    ['Tremblay，Marie', 'Marie'],
    ['Marie Tremblay, inf.', 'Marie'],
    ['Luc Roy, M.D., Ph.D.', 'Luc'],
    ['Luc Roy, ergothérapeute', 'Luc'],
    ['Luc Roy, CRHA', 'Luc'],
    ['Dr. Luc Roy', 'Luc'],
    ['Dre Amina Roy', 'Amina'],
    ['Mme. Julie Roy', 'Julie'],
    ['Madame Julie Roy', 'Julie'],
    ['Me Julie Roy', 'Julie'],
    ['Mrs. Ann Lee', 'Ann'],
    ['M. et Mme Luc Roy', 'Luc'],
    ['Prof. Dr. Luc Roy', 'Luc'],
    ['“Marie” Roy', 'Marie'],
    ['« Marie Roy »', 'Marie'],
    ['Marie Roy 🌸', 'Marie'],
    ['Luc & Marie Roy', 'Luc'],
    ['Gal·la Roy', 'Gal·la'],
    ['Le Dr Luc Roy', 'Luc'],
    ['Madame la docteure Amina Roy', 'Amina'],
    ['Lê Thị Hoa', 'Lê'],
    ['Señora Ana López', 'Ana'],
    ['Jean-Pierre-Luc Roy', 'Jean-Pierre-Luc'],
  ])('greets “%s” as “%s”', (name, greeted) => {
    expect(greetingName(name)).toBe(greeted)
  })

  test.each([
    '',
    '🌸',
    '🌸 Marie',
    'Me',
    'Mme',
    'Mme Roy',
    'M. Roy',
    'M Roy',
    'Mr. Smith',
    'Dr Roy',
    'Dr. Tremblay, inf.',
    'Mme Marie',
    'M. et Mme Roy',
    'Roy, Mme',
    'Roy, M.',
    'Le Dr Roy',
    'Madame la docteure Roy',
    'Herr Roy',
    'Señora Roy',
    'Sgt Roy',
    'Mesdames',
    'Famille Roy',
    'The Smith Family',
    'Maman de Léa',
    'exemple·com Roy',
    'Votre-compte-est-suspendu Roy',
    'Tremblay,',
    ', ,',
    'J. Roy',
    'J Roy',
    'J.-P. Côté',
    'Cadeau-360.com Roy',
    'gagnez1.shop',
    'gagnez.shop',
    'Gagnez.Shop, Marie',
    'exemple。com Roy',
    'ｇａｇｎｅｚ．ｓｈｏｐ Roy',
    'Gagnez sur shop.example',
    'http://spam.example/gagner Vite',
    'https:spam Vite',
    'marie@exemple.ca',
    'Marie @gagnez',
    'Roy 4185550199',
    'Marie٣ Roy',
    '<b>Marie</b>',
    'Marie_Roy',
    `M${'a'.repeat(30)} Roy`,
    `Ma\u0301\u0301\u0301\u0301rie`,
    '\u{1F600}\u{1F600}',
    '{{name}} Roy',
    '$t(emails:desk.title)',
    '-- Roy',
  ])('greets “%s” without name', (name) => {
    expect(greetingName(name)).toBeUndefined()
  })
})

describe('fillPlaces', () => {
  const filled = (text: string, locale: 'fr' | 'en', firstName: string | undefined) =>
    fillPlaces(text, locale, { firstName, reference: 'OND-7K4M-2QXD', phone: '418 555-0142' })

  test.each([
    ['Bonjour {prénom},\n\nVotre demande', 'fr', 'Bonjour,\n\nVotre demande'],
    ['Bonjour\u00A0{prénom}!', 'fr', 'Bonjour!'],
    ['{prénom}, bonjour.', 'fr', 'Bonjour.'],
    ['Hello {first name},', 'en', 'Hello,'],
    ['Ref. {reference}\n{first name}\nCall', 'en', 'Ref. OND-7K4M-2QXD\n\nCall'],
  ] as const)('writes “%s” without name', (text, locale, expected) => {
    expect(filled(text, locale, undefined)).toBe(expected)
  })

  test('writes the name if present', () => {
    expect(filled('Bonjour {prénom},', 'fr', 'Zoé')).toBe('Bonjour Zoé,')
  })
})
