import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { manyRequests } from '../../../support/staff/storedMany.js'

const total = 10_000
/** Twice the slowest search on a busy machine; a search whose cost is unbounded takes seconds. */
const longestMs = 500

const repeated = (count: number, make: (place: number) => string, between = ' '): string =>
  Array.from({ length: count }, (_none, place) => make(place)).join(between)
const letterOf = (place: number): string => String.fromCharCode(97 + (place % 26))

/** Names that make a search expensive: many words, one long word, other scripts. */
const names: readonly ((place: number) => string)[] = [
  () => repeated(50, letterOf),
  () => `Anne ${'aeiou'.repeat(16)} Tremblay`,
  (place) => `Łukasz 李小龍 ${place} de la Tremblaye`,
]

let app: TestApp
beforeAll(async () => {
  app = await appForTests()
  await manyRequests(app, total, (place) => ({
    name: names[place % names.length]?.(place) ?? '',
    email: `personne.${place}.${'abc'.repeat(15)}@courriel.exemple.ca`,
    message: 'm'.repeat(1000),
  }))
}, 120_000)
afterAll(() => app.end())

/** Returns processor time in milliseconds, which depends less on other load than elapsed time. */
const costOf = async (typed: string): Promise<number> => {
  const costs: number[] = []
  while (costs.length < 3) {
    const before = process.cpuUsage()
    await app.services.staff.requests.search(typed, true)
    const { user, system } = process.cpuUsage(before)
    costs.push((user + system) / 1000)
  }
  return Math.min(...costs)
}

describe(`search in ${total} requests`, () => {
  test.each([
    ['126 words of one letter', repeated(126, letterOf)],
    ['84 words of two letters', repeated(84, (place) => letterOf(place) + letterOf(place * 7))],
    ['a short word that is in no name', 'zz'],
    ['words across the words of a name', 'bc de fg hi jk lm no zz'],
    ['a word of 250 letters', 'aeiou'.repeat(50)],
    ['a long part of a name plus one letter', `${'aeiou'.repeat(16)}x`],
    ['60 words that many names contain', repeated(60, (place) => 'aeiou'.slice(place % 3))],
    ['40 different words', repeated(40, (place) => `tremblay${place}`)],
    ['a word in another script', '李 zz'],
    ['a whole address plus one letter', `1.${'abc'.repeat(15)}@courriel.exemple.cax`],
    ['digits of no phone number', '5550198'],
  ])(`takes less than ${longestMs} ms of CPU time for %s`, async (_what, typed) => {
    expect(await costOf(typed)).toBeLessThan(longestMs)
  })
})
