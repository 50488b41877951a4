import { readFileSync } from 'node:fs'
import {
  bannedWordErrors,
  bannedWordWarnings,
} from '../../../src/services/content/checks/glossary/bannedWords.js'
import { glossary } from '../../../src/services/content/checks/glossary/glossary.js'
import { glossaryFile, glossaryPage } from '../../../scripts/words/glossaryPage.js'
import type { Locale } from '../../../src/services/content/checks/wordTypes.js'
import { aWord, saying } from './aWord.js'

const found = (locale: Locale, text: string) =>
  [bannedWordErrors, bannedWordWarnings]
    .flatMap((search) => search(saying(locale, text)))
    .map(({ values }) => values)

describe('avoided term', () => {
  test.each<[Locale, string, string]>([
    ['fr', 'Passez un scan.', 'scan'],
    ['fr', 'nos Cookies', 'Cookies'],
    ['fr', 'cette fin de week-end', 'week-end'],
    ['fr', 'vos données\u00A0personnelles', 'données personnelles'],
    ['fr', 'Ne vous inquiétez pas.', 'Ne vous inquiétez pas'],
    ['fr', 'il guérit', 'guérit'],
    ['fr', 'Votre pacemaker', 'pacemaker'],
    ['fr', 'à 12 SA', '12 SA'],
    ['en', 'a simple exam', 'simple'],
    ['en', 'Just call', 'Just'],
    ['en', 'state-of-the-art rooms', 'state-of-the-art'],
    ['en', 'cured', 'cured'],
    ['en', 'Don’t worry', 'Don’t worry'],
    ['en', 'only here', 'only'],
    ['en', 'a vein line', 'vein line'],
    ['en', 'our job offers', 'job offers'],
  ])('is found in %s: « %s »', (locale, text, bad) => {
    expect(found(locale, text)).toContainEqual(expect.objectContaining({ word: bad }))
  })

  test.each<[Locale, string]>([
    ['fr', 'un kyste simple'],
    ['fr', 'Écrivez à mail@cookies.ca.'],
    ['fr', 'la naturalisation, scandale, adjuste'],
    ['fr', 'un stimulateur cardiaque (pacemaker)'],
    ['fr', 'sa réponse, les règles du site'],
    ['en', 'a simple cyst and two simple cysts'],
    ['en', 'adjust, curette, healthy, easel, [label](page:simple)'],
  ])('is not found in the permitted %s text « %s »', (locale, text) => {
    expect(found(locale, text)).toEqual([])
  })

  test('is reported with a replacement', () => {
    expect(found('fr', 'par e-mail')).toMatchObject([{ use: 'courriel' }])
    expect(found('en', 'one dye')).toMatchObject([{ use: 'contrast agent' }])
  })

  test('is an error only on the page of a treatment if it promises healing', () => {
    const text = { fr: 'Il régénère le tendon.', en: 'It heals the tendon.' }
    expect(bannedWordErrors(aWord(text))).toEqual([])
    expect(bannedWordErrors(aWord(text, { file: 'src/x/exams/prp.json' }))).toHaveLength(2)
  })

  test('is a warning if it is praise', () => {
    expect(bannedWordWarnings(saying('fr', 'seulement ici'))[0]?.isWarning).toBe(true)
    expect(bannedWordErrors(saying('fr', 'cookies'))[0]?.isWarning).toBeUndefined()
  })
})

describe('glossary', () => {
  test('matches docs/words.md', () => {
    expect(readFileSync(glossaryFile, 'utf8')).toBe(glossaryPage(glossary))
  })

  test('lists avoided terms without patterns', () => {
    const page = glossaryPage(glossary)
    expect(page).toContain('| échographie | scan, scanner, scanné, sonogramme | ultrasound |')
    expect(page).toContain('week-end')
    const rows = page.split('\n').filter((line) => line.startsWith('| '))
    const avoided = rows.flatMap((row) => [row.split('|')[2], row.split('|')[4]])
    expect(avoided.join()).not.toMatch(/[?*()\\[\]|]/)
  })

  test('contains none of its avoided terms', () => {
    const used = glossary.flatMap(({ entries }) =>
      entries.map(({ fr, en }) => aWord({ fr: fr?.use ?? '', en: en?.use ?? '' })),
    )
    expect(used.flatMap(bannedWordErrors)).toEqual([])
  })
})
