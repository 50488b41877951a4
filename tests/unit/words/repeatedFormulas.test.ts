import { formulaErrors } from '../../../src/services/content/checks/repeatedFormulas.js'
import type { Word } from '../../../src/services/content/checks/wordTypes.js'
import { aWord } from './aWord.js'

const pageOf = (file: string, texts: Word['texts'], times: number) => ({
  file,
  words: Array.from({ length: times }, () => aWord(texts)),
})

const ask = { fr: 'Demandez à l’accueil. Si vous le demandez, nous ralentissons.', en: 'Ask us.' }
const booking = { fr: 'Nous le dirons.', en: 'Tell us when you book.' }

describe('repeated formulas', () => {
  test('are accepted up to the limit', () => {
    expect(formulaErrors([pageOf('fetal.json', ask, 12), pageOf('mri.json', booking, 20)])).toEqual(
      [],
    )
  })

  test('above the limit are an error with the count and the files', () => {
    const pages = [pageOf('fetal.json', ask, 3), pageOf('mri.json', ask, 10)]
    expect(formulaErrors(pages)).toMatchObject([{ file: 'mri.json', key: 'fr' }])
    expect(formulaErrors(pages).map(({ error }) => error)).toEqual([
      '« Demandez » occurs 26 times on the site, more than 25: mri.json 20, fetal.json 6',
    ])
  })

  test('are also counted in English', () => {
    expect(formulaErrors([pageOf('mri.json', booking, 21)]).map(({ error }) => error)).toEqual([
      '“when you book” occurs 21 times on the site, more than 20: mri.json 21',
    ])
  })

  test('exclude texts of the staff area', () => {
    expect(formulaErrors([pageOf('locales/fr/staff/staff.json', ask, 30)])).toEqual([])
  })
})
