import { factErrors, unevenErrors } from '../../../src/services/content/checks/facts/sameFacts.js'
import { broken } from '../../../src/services/schema/brokenRule.js'
import { aWord } from './aWord.js'

/** Compares two texts in which ° represents a no-break space. */
const differences = (fr: string, en: string) =>
  factErrors(aWord({ fr: fr.replaceAll('°', '\u00A0'), en })).map(({ rule, values }) => ({
    rule,
    values,
  }))

describe('facts in both languages are equal', () => {
  test.each([
    ['9°h°30 à 17°h', '9:30 a.m. to 5 p.m.'],
    ['fermé à midi', 'closed at noon'],
    ['125°$, puis 1°250,50°$', '$125, then $1,250.50'],
    ['25°%', '25%'],
    ['deux semaines et 3°jours', '2 weeks and three days'],
    ['un rappel en un jour ouvrable', 'a call within one business day'],
    ['une heure', 'an hour'],
    ['28°heures par semaine', '28 hours a week'],
    ['1,5°litre, 4,5°mm', '1.5 litres, 4.5 mm'],
    ['le 1er°mai 2027', 'May 1, 2027'],
    ['les samedis', 'on Saturdays'],
    ['au 418 555-0142', 'at 418-555-0142'],
    ['avant 30°ans', 'before age 30'],
    ['la loi P-39.1', 'Act P-39.1'],
    ['le premier jour', 'day 1'],
    ['Une IRM sans rayons X, payée par la RAMQ', 'An MRI without X-rays, paid by the RAMQ'],
    ['selon Santé Canada', 'according to Health Canada'],
    ['Vous pouvez, mais demandez.', 'You may, but ask. May I?'],
  ])('« %s » and "%s"', (fr, en) => {
    expect(differences(fr, en)).toEqual([])
  })
})

describe('different fact is reported', () => {
  test.each([
    ['en 2°jours ouvrables', 'within 3 business days', '2 jours ouvrables'],
    ['en 10°jours', 'within 10 weeks', '10 jours'],
    ['125°$', '$152', '125 $'],
    ['de 8°h à 16°h', '8 a.m. to 6 p.m.', '16 h'],
    ['18 à 22°semaines', '18 to 21 weeks', '22 semaines'],
    ['25°%', '20%', '25 %'],
    ['en deux heures', 'in one hour', 'deux heures'],
    ['418 555-0142', '418-555-0124', '418 555-0142'],
    ['le 22°septembre', 'September 23', '22'],
    ['en octobre', 'in November', 'octobre'],
    ['le mardi', 'on Monday', 'mardi'],
    ['Appelez la RAMQ.', 'Call the insurer.', 'RAMQ'],
    ['Passez une IRM.', 'Have a CT.', 'IRM'],
    ['lisez Info-Santé', 'read this', 'Info-Santé'],
  ])('in « %s » and "%s"', (fr, en, fact) => {
    expect(differences(fr, en)).toContainEqual(broken('onlyFrench', { fact }))
  })

  test('when either language lacks it', () => {
    const [error] = factErrors(aWord({ fr: 'Attendez.', en: 'Wait 10 days.' }))
    expect(error).toMatchObject({ key: 'lead.fr', ...broken('onlyEnglish', { fact: '10 days' }) })
  })
})

test('different link › is reported for pages of either language', () => {
  const uneven = (fr: string, en: string) => unevenErrors(aWord({ fr, en })).length
  const [act, other] = ['https://www.legisquebec.gouv.qc.ca/fr', 'https://canlii.org']
  expect(uneven(`[Loi](${act})`, '[Act](https://www.legisquebec.gouv.qc.ca/en)')).toBe(0)
  expect(uneven(`[Loi](${act})`, `[Act](fr:${act})`)).toBe(0)
  expect(uneven(`[Loi](${act})`, `[Act](${other})`)).toBe(1)
  expect(uneven('[ici](page:mri)', '[here](page:prp)')).toBe(1)
  expect(uneven('[ici](page:mri)', 'here')).toBe(1)
})
