import { hiddenExamNames } from '../../../src/services/content/checks/hiddenExamNames.js'
import { aWord } from './aWord.js'

const exam = (id: string, fr: string, en: string) => {
  const value = { shortName: { fr, en }, fullName: { fr: `${fr} (X)`, en: `${en} (X)` } }
  return { file: `src/content/exams/${id}.json`, value, whole: value }
}
const sources = [
  exam('mri', 'IRM', 'MRI'),
  exam('breastMri', 'IRM mammaire', 'Breast MRI'),
  exam('prp', 'Thérapie PRP', 'PRP therapy'),
]

const warnings = (hidden: readonly string[], en: string) =>
  hiddenExamNames(
    sources,
    [{ ...aWord({ fr: 'Une échographie.', en }), file: 'src/content/pages/home.json' }],
    new Set(hidden.map((id) => `src/content/exams/${id}.json`)),
  ).map(({ error, isWarning }) => [error, isWarning])

test('text checks › warn about the name or abbreviation of an exam that is not offered', () => {
  expect(warnings(['prp'], 'We do ultrasound, MRI and PRP.')).toEqual([
    ['names “PRP”, which is not offered', true],
  ])
  expect(warnings(['mri', 'breastMri'], 'A breast MRI may follow.')).toHaveLength(1)
})

test('text checks › accept an abbreviation that an offered exam has too', () => {
  expect(warnings(['breastMri'], 'An MRI of the knee.')).toEqual([])
  expect(warnings([], 'An MRI or PRP.')).toEqual([])
})
