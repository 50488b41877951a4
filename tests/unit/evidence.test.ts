import { type Study, studyArms } from '../../src/content/contentTypes.js'
import { prp } from '../../src/content/exams/prp.js'
import { dotsPath } from '../../src/views/exam/sections/StudyPlate.js'

const studies: readonly Study[] = prp.sections.flatMap((section) =>
  section.kind === 'evidence' ? section.studies : [],
)
const drawn = studies.flatMap(({ result, dots }) => (dots ? [{ result, dots }] : []))

test('two trials are drawn, and the review that has no two means is not', () => {
  expect(drawn.map(({ dots }) => dots.id)).toEqual(['knee', 'achilles'])
  expect(studies).toHaveLength(3)
})

test.each(drawn)('the dots of the $dots.id say what its words say', ({ result, dots }) => {
  for (const arm of studyArms) {
    const { points, words } = dots.means[arm]
    expect(words.en).toContain(String(points))
    expect(result.en).toContain(String(points))
    expect(words.fr).toContain(String(points).replace('.', ','))
    expect(result.fr).toContain(String(points).replace('.', ','))
    expect(points * dots.dotsAPoint).toBeLessThanOrEqual(100)
  }
})

test('a mean fills its rows of 25, then the dots that are left, then a part of one', () => {
  expect(dotsPath(100)).toBe('M0 0h250v40H0zM0 40h0v10H0z')
  expect(dotsPath(21)).toBe('M0 0h250v0H0zM0 0h210v10H0z')
  expect(dotsPath(54.4)).toBe('M0 0h250v20H0zM0 20h44.2v10H0z')
})
