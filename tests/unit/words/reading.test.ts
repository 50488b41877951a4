import { gradeErrors } from '../../../src/services/content/checks/reading/gradeErrors.js'
import { pagesOf, readingsOf } from '../../../src/services/content/checks/reading/pageReading.js'
import { looksPassive } from '../../../src/services/content/checks/reading/passive.js'
import { readingGrade } from '../../../src/services/content/checks/reading/readingGrade.js'
import { sentencesOf, wordsIn } from '../../../src/services/content/checks/sentences.js'
import type { Locale, Word } from '../../../src/services/content/checks/wordTypes.js'

const gradeOf = (text: string, locale: Locale) =>
  readingGrade(
    sentencesOf(text).map((sentence) => wordsIn(sentence, locale)),
    locale,
  )

const hard = {
  fr: 'L’appareil d’imagerie nécessite une préparation administrative particulièrement rigoureuse, coordonnée préalablement par plusieurs intervenants spécialisés.',
  en: 'The diagnostic imaging apparatus necessitates particularly rigorous administrative preparation, previously coordinated by numerous specialized professionals.',
}
const plain = {
  fr: 'Venez dix minutes plus tôt. Nous lisons la liste avec vous. Puis vous posez vos questions.',
  en: 'Come ten minutes early. We read the list with you. Then you ask your questions.',
}

const pageOf = (texts: Word['texts'], times: number) =>
  pagesOf(
    [
      {
        file: 'src/content/exams/mri.json',
        value: {},
        whole: { texts: Array.from({ length: times }, () => ({ ...texts })) },
      },
    ],
    [],
    (word) => word,
  )

describe('reading grade', () => {
  test('follows Flesch–Kincaid in English', () => {
    // One sentence has 6 words with 7 syllables in total: 0.39 × 6 + 11.8 × 7/6 − 15.59.
    expect(gradeOf('The cat sat on the table.', 'en')).toBeCloseTo(0.52, 1)
  })

  test('follows LIX in French: 5 words, 2 of them long', () => {
    // LIX: 5 words per sentence + 40 % long words = 45, which is grade 10.
    expect(Math.floor(gradeOf('La préparation reste une évidence.', 'fr'))).toBe(10)
  })

  test.each<Locale>(['fr', 'en'])('rises with long words and long sentences (%s)', (locale) => {
    expect(gradeOf(hard[locale], locale)).toBeGreaterThan(14)
    expect(gradeOf(plain[locale], locale)).toBeLessThan(6)
  })
})

describe('reading grade of a page', () => {
  test('above the limit is an error that lists the hardest sentences', () => {
    const errors = gradeErrors(readingsOf(pageOf(hard, 12)))
    expect(errors.map(({ key }) => key)).toEqual(['fr', 'en'])
    expect(errors[1]?.values).toMatchObject({
      sentence: expect.stringMatching(/^The diagnostic imaging/),
      found: expect.stringMatching(/^grade \d\d\.\d, “The diagnostic imaging .*words/),
    })
  })

  test('within the limit is accepted', () => {
    const readings = readingsOf(pageOf(plain, 12))
    expect(readings.map(({ locale }) => locale)).toEqual(['fr', 'en'])
    expect(gradeErrors(readings)).toEqual([])
  })

  test('is not computed for a few words', () => {
    expect(readingsOf(pageOf(hard, 1))).toEqual([])
  })

  test('counts an explained medical term once', () => {
    const term = 'A hysterosonogram is next. The hysterosonogram goes on. '
    const explained = `${term}It uses salt water. `
    const not = `${term}It uses cold water. `
    const grade = (text: string) => readingsOf(pageOf({ en: text.repeat(10) }, 1))[0]?.grade ?? 0
    expect(grade(not) - grade(explained)).toBeGreaterThan(1)
  })

  test('excludes labels, source titles and the head', () => {
    const [page] = pagesOf(
      [
        {
          file: 'src/content/exams/mri.json',
          value: {},
          whole: {
            head: { title: { fr: 'a', en: 'a' } },
            sources: [{ label: { fr: 'b', en: 'b' } }],
            lead: { fr: 'c', en: 'c' },
          },
        },
      ],
      [],
      (word) => word,
    )
    expect(page?.words.map(({ key }) => key)).toEqual(['lead'])
    expect(readingsOf(pageOf({ en: 'Administrative documentation' }, 100))).toEqual([])
  })
})

test.each<[Locale, string, boolean]>([
  ['en', 'The images are read by a radiologist', true],
  ['en', 'The report is then sent', true],
  ['en', 'A radiologist reads the images', false],
  ['en', 'You are welcome', false],
  ['fr', 'Les images sont lues par une radiologiste', true],
  ['fr', 'Le rapport est ensuite envoyé', true],
  ['fr', 'Une radiologiste lit les images', false],
  ['fr', 'La personne est arrivée', false],
])('passive voice › in %s, “%s” is passive: %s', (locale, sentence, isPassive) => {
  expect(looksPassive(sentence, locale)).toBe(isPassive)
})

test('word count › counts words as they are read', () => {
  expect(wordsIn('Dites-le à l’équipe, s’il vous plaît', 'fr')).toEqual([
    'Dites',
    'le',
    'à',
    'équipe',
    'il',
    'vous',
    'plaît',
  ])
  expect(wordsIn('You’ll follow-up (twice)', 'en')).toEqual(['You’ll', 'follow', 'up', 'twice'])
})
