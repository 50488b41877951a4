import { openSpeller } from '../../../src/services/content/checks/spelling/speller.js'
import { createSpelling } from '../../../src/services/content/checks/spelling/spellingErrors.js'
import {
  knownNames,
  type NameGroup,
} from '../../../src/services/content/checks/spelling/knownNames.js'
import type { Locale } from '../../../src/services/content/checks/wordTypes.js'
import { broken } from '../../../src/services/schema/brokenRule.js'
import { aWord, saying } from './aWord.js'

const groups: readonly NameGroup[] = [
  {
    title: 'Names',
    why: 'for the test',
    names: ['Ondelune', 'hystérosonographie', 'rue du Versant'],
  },
]
const speller = openSpeller(process.cwd())
const spelling = async () => createSpelling(await speller, { groups })

test.each<[Locale, string, string]>([
  ['fr', 'Prenez votre rendez-vou.', 'rendez-vou'],
  ['fr', 'l’échograhpie', "l'échograhpie"],
  ['fr', 'Vous recevrer un courriel.', 'recevrer'],
  ['en', 'Recieve your report.', 'Recieve'],
  ['en', 'the color of the center', 'color'],
  ['en', 'it was canceled', 'canceled'],
  ['en', 'the programme', 'programme'],
  ['en', 'rendez your visit', 'rendez'],
  ['fr', 'Lisez [your privasy](en).', 'privasy'],
  ['en', 'See [la pollitique](fr:https://x.ca).', 'pollitique'],
])('spelling › in %s « %s » has the error “%s”', async (locale, text, wrong) => {
  const { errorsOf } = await spelling()
  expect(errorsOf(saying(locale, text))).toContainEqual(
    expect.objectContaining(broken('misspelled', { word: wrong })),
  )
})

test.each<[Locale, string]>([
  ['fr', 'À l’hystérosonographie, dites-le-nous : aujourd’hui, qu’Ondelune vous attend.'],
  ['fr', 'Hystérosonographie à 9\u00A0h\u00A030, bureau G1W, {{count}} jours'],
  ['en', 'You’ll see Ondelune’s technologists: colour, centre, cancelled, licence, program.'],
  ['en', 'Write to name@example.ca or go to https://example.ca/adress, rue du Versant.'],
  ['en', 'The [Loi sur la protection](fr:https://x.ca) applies.'],
])('spelling › in %s « %s » has no error', async (locale, text) => {
  const { errorsOf } = await spelling()
  expect(errorsOf(saying(locale, text))).toEqual([])
})

test('spelling › ignores URLs', async () => {
  const { errorsOf } = await spelling()
  const slug = { fr: 'technologue-en-echographie', en: 'sonographer' }
  expect(errorsOf(aWord(slug, { key: 'job.slug' }))).toEqual([])
  expect(errorsOf(aWord(slug, { key: 'job.name' })).length).toBeGreaterThan(0)
})

test('spelling › reports a name that no text uses', async () => {
  const { errorsOf, staleNames } = await spelling()
  errorsOf(saying('fr', 'Ondelune, rue du Versant'))
  expect(staleNames().map(({ key }) => key)).toEqual(['hystérosonographie'])
})

test('spelling › each group of names has a reason, and no name is in two groups', () => {
  const names = knownNames.flatMap((group) => group.names)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  expect(knownNames.every(({ why }) => why.length > 10)).toBe(true)
})
