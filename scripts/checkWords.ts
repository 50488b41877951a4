/**
 * Checks every word the site shows, in both languages: `node scripts/checkWords.ts [dist]`. It
 * reads `locales/`, the built content and the clinic’s data file, and fails on any fault.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bannedWordFaults } from './words/bannedWords.ts'
import { emptyFaults, sameFaults, sentenceWarnings, staleSame } from './words/commonRules.ts'
import { loadContent, wordsOf } from './words/contentModules.ts'
import {
  headFaults,
  linkFaults,
  missingLanguage,
  unevenWarnings,
  unknownFacts,
} from './words/contentRules.ts'
import { examFaults } from './words/examPages.ts'
import { createFilling } from './words/filling.ts'
import { readTargets } from './words/linkTargets.ts'
import { readLocales, samePlaceholders } from './words/localeFiles.ts'
import { report } from './words/printFaults.ts'
import { typographyFaults } from './words/typography.ts'
import { unusedAndUnknownKeys } from './words/usedKeys.ts'
import { type Fault, isRecord, type Locale, type Word } from './words/wordTypes.ts'

type ClinicModule = typeof import('../src/services/content/clinic.ts')
type FactsModule = typeof import('../src/services/content/facts.ts')
type HolidaysModule = typeof import('../src/services/content/holidays.ts')
type TableModule = typeof import('../src/routes/table.ts')

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
  readonly faults: readonly Fault[]
}

const clinicFile = 'src/services/content/clinic.json'

const check = async (): Promise<Checked> => {
  const { readClinic }: ClinicModule = await import(built('services/content/clinic.js'))
  const { createFacts }: FactsModule = await import(built('services/content/facts.js'))
  const { holidaysOf }: HolidaysModule = await import(built('services/content/holidays.js'))
  const { homeAnchors, pageNames }: TableModule = await import(built('routes/table.js'))

  const clinic = readClinic(join(folder, clinicFile))
  // The lengths of time are settings: any number will do to fill the texts.
  const facts = createFacts(clinic, { requestDays: 180, applicationDays: 365 })
  const content = await loadContent(dist)
  const holidays = holidaysOf({ ...clinic, easter: 'both' }, 2026)
  const modules = [
    ...content.modules,
    { file: clinicFile, exports: clinic },
    { file: 'src/services/content/holidays.ts', exports: { holidays } },
  ]
  const located = readLocales(folder)
  const contentWords = wordsOf(modules)
  const words = [...located.words, ...contentWords]
  const targets = readTargets(folder, pageNames, Object.values(homeAnchors), modules)

  const { say, filled } = createFilling(facts)

  const rules: readonly ((word: Word) => readonly Fault[])[] = [
    emptyFaults,
    missingLanguage,
    samePlaceholders,
    (word) => sameFaults(word, same),
    (word) => unknownFacts(word, facts.names),
    (word) => linkFaults(word, targets),
    unevenWarnings,
    (word) => typographyFaults(filled(word)),
    (word) => bannedWordFaults(filled(word), allowed),
    (word) => sentenceWarnings(filled(word)),
  ]
  const faults = [
    ...located.faults,
    ...unusedAndUnknownKeys(folder, located.words),
    ...content.faults,
    ...words.flatMap((word) => rules.flatMap((rule) => rule(word))),
    ...headFaults(contentWords, say),
    ...examFaults(modules, contentWords.map(filled)),
    ...staleSame('scripts/sameInBoth.json', words, same),
  ]
  return { words, faults }
}

/** Without the clinic’s data no text can be filled in: its own faults come first, alone. */
const clinicFaults = (error: unknown): Checked => {
  if (!(error instanceof Error && error.name === 'ClinicFault')) throw error
  const sentences = error.message.split('\n')
  return { words: [], faults: sentences.map((fault) => ({ file: clinicFile, key: '', fault })) }
}

if (existsSync(join(dist, 'services/content/clinic.js'))) {
  const { words, faults } = await check().catch(clinicFaults)
  const inColour = process.stdout.isTTY && process.env['NO_COLOR'] === undefined
  process.stdout.write(report(faults, words.length, inColour))
  process.exitCode = faults.some(({ isWarning }) => !isWarning) ? 1 : 0
} else {
  process.stderr.write(`The built content is not in ${dist}: build the site first.\n`)
  process.exitCode = 1
}
