/**
 * Checks every word the site shows, in both languages: `node scripts/checkWords.ts [dist]`. It
 * reads `locales/`, the built content and the clinic’s data file, and fails on any error.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bannedWordErrors } from './words/bannedWords.ts'
import { emptyErrors, sameErrors, sentenceWarnings, staleSame } from './words/commonRules.ts'
import { loadContent, wordsOf } from './words/contentModules.ts'
import {
  headErrors,
  linkErrors,
  missingLanguage,
  unevenWarnings,
  unknownFacts,
} from './words/contentRules.ts'
import { examErrors } from './words/examPages.ts'
import { createFilling } from './words/filling.ts'
import { readTargets } from './words/linkTargets.ts'
import { readLocales, samePlaceholders } from './words/localeFiles.ts'
import { report } from './words/printErrors.ts'
import { typographyErrors } from './words/typography.ts'
import { unusedKeys } from './words/usedKeys.ts'
import { type WordError, isRecord, type Locale, type Word } from './words/wordTypes.ts'

type ClinicModule = typeof import('../src/services/clinic/readClinic.ts')
type FactsModule = typeof import('../src/services/clinic/facts.ts')
type HolidaysModule = typeof import('../src/services/clinic/holidays.ts')
type RetentionModule = typeof import('../src/config/retention.ts')
type TableModule = typeof import('../src/addresses/pageTable.ts')

const folder = resolve(import.meta.dirname, '..')
const dist = resolve(process.argv[2] ?? join(folder, 'dist'))
const built = (name: string): string => pathToFileURL(join(dist, name)).href

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(join(folder, 'scripts', name), 'utf8'))

const same = new Set(textsIn(readJson('sameInBoth.json')))
const allowedFile = readJson('allowedWords.json')
const allowed: Readonly<Record<Locale, readonly string[]>> = {
  fr: isRecord(allowedFile) ? textsIn(allowedFile['fr']) : [],
  en: isRecord(allowedFile) ? textsIn(allowedFile['en']) : [],
}

interface Checked {
  readonly words: readonly Word[]
  readonly errors: readonly WordError[]
}

const clinicFile = 'src/content/clinic.json'

const check = async (): Promise<Checked> => {
  const { readClinic }: ClinicModule = await import(built('services/clinic/readClinic.js'))
  const { createFacts }: FactsModule = await import(built('services/clinic/facts.js'))
  const { holidaysOf }: HolidaysModule = await import(built('services/clinic/holidays.js'))
  const { defaultRetention }: RetentionModule = await import(built('config/retention.js'))
  const { homeAnchors, pageNames }: TableModule = await import(built('addresses/pageTable.js'))

  const clinic = readClinic(join(folder, clinicFile))
  const facts = createFacts(clinic, defaultRetention)
  const content = await loadContent(dist)
  const holidays = holidaysOf({ ...clinic, easter: 'both' }, 2026)
  const modules = [
    ...content.modules,
    { file: clinicFile, exports: clinic },
    { file: 'src/services/clinic/holidays.ts', exports: { holidays } },
  ]
  const located = readLocales(folder)
  const contentWords = wordsOf(modules)
  const words = [...located.words, ...contentWords]
  const targets = readTargets(folder, pageNames, Object.values(homeAnchors), modules)

  const { localize, filled } = createFilling(facts)

  const rules: readonly ((word: Word) => readonly WordError[])[] = [
    emptyErrors,
    missingLanguage,
    samePlaceholders,
    (word) => sameErrors(word, same),
    (word) => unknownFacts(word, facts.names),
    (word) => linkErrors(word, targets),
    unevenWarnings,
    (word) => typographyErrors(filled(word)),
    (word) => bannedWordErrors(filled(word), allowed),
    (word) => sentenceWarnings(filled(word)),
  ]
  const errors = [
    ...located.errors,
    ...unusedKeys(folder, located.words),
    ...content.errors,
    ...words.flatMap((word) => rules.flatMap((rule) => rule(word))),
    ...headErrors(contentWords, localize),
    ...examErrors(modules, contentWords.map(filled)),
    ...staleSame('scripts/sameInBoth.json', words, same),
  ]
  return { words, errors }
}

/** Without the clinic’s data no text can be filled in: its own errors come first, alone. */
const clinicErrors = (error: unknown): Checked => {
  if (!(error instanceof Error && error.name === 'ClinicError')) throw error
  const sentences = error.message.split('\n')
  return {
    words: [],
    errors: sentences.map((sentence) => ({ file: clinicFile, key: '', error: sentence })),
  }
}

if (existsSync(join(dist, 'services/clinic/readClinic.js'))) {
  const { words, errors } = await check().catch(clinicErrors)
  const inColour = process.stdout.isTTY && process.env['NO_COLOR'] === undefined
  process.stdout.write(report(errors, words.length, inColour))
  process.exitCode = errors.some(({ isWarning }) => !isWarning) ? 1 : 0
} else {
  process.stderr.write(`The built content is not in ${dist}: build the site first.\n`)
  process.exitCode = 1
}
