/**
 * Checks every word the site shows, in both languages, and what else editors write: the clinic's
 * file, job offers, dates, pictures. Reads the sources, whatever was built before, and fails on any
 * error: `node scripts/words/checkWords.ts`.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { importSource } from '../loadSources.ts'
import { bannedWordErrors } from './bannedWords.ts'
import { emptyErrors, sameErrors, sentenceWarnings, staleSame } from './commonRules.ts'
import { dataErrors } from './contentData.ts'
import { loadContent, wordsOf } from './contentModules.ts'
import {
  headErrors,
  linkErrors,
  missingLanguage,
  unevenWarnings,
  unknownFacts,
} from './contentRules.ts'
import { examErrors } from './examPages.ts'
import { createFilling } from './filling.ts'
import { withLines } from './withLines.ts'
import { readTargets } from './linkTargets.ts'
import { readLocales, samePlaceholders } from './localeFiles.ts'
import { report } from './printErrors.ts'
import { typographyErrors } from './typography.ts'
import { unusedKeys } from './usedKeys.ts'
import type { Clinic } from '../../src/services/clinic/clinicSchema.ts'
import { type WordError, isRecord, type Locale, type Word } from './wordTypes.ts'

const folder = resolve(import.meta.dirname, '../..')

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))

const same = new Set(textsIn(readJson('sameInBoth.json')))
const allowedFile = readJson('allowedWords.json')
const allowed: Readonly<Record<Locale, readonly string[]>> = {
  fr: isRecord(allowedFile) ? textsIn(allowedFile['fr']) : [],
  en: isRecord(allowedFile) ? textsIn(allowedFile['en']) : [],
}

/** Told, not refused: the day they end, the site must go on. */
const pastPrices = ({ coverage }: Clinic, now: string): readonly WordError[] => {
  const { pricesValidUntil } = coverage
  if (now.slice(0, 10) <= pricesValidUntil) return []
  const error = 'is past: write the prices of today and until when they hold'
  return [{ file: clinicFile, key: 'coverage.pricesValidUntil', error, isWarning: true }]
}

interface Checked {
  readonly words: readonly Word[]
  readonly errors: readonly WordError[]
}

const clinicFile = 'src/content/clinic.json'

const check = async (): Promise<Checked> => {
  // Imported here: the hooks of `loadSources` have to be there first.
  const { readClinic } = await import('../../src/services/clinic/readClinic.ts')
  const { createFacts } = await import('../../src/services/clinic/facts.ts')
  const { holidaysOf } = await import('../../src/services/clinic/holidays.ts')
  const { defaultRetention } = await import('../../src/config/retention.ts')
  const { homeAnchors, pageNames } = await import('../../src/addresses/pageTable.ts')

  const clinic = readClinic(join(folder, clinicFile))
  const facts = createFacts(clinic, defaultRetention)
  const content = await loadContent(join(folder, 'src'), importSource)
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
    ...pastPrices(clinic, new Date().toISOString()),
    ...(await dataErrors(folder, modules)),
    ...staleSame('scripts/words/sameInBoth.json', words, same),
  ]
  return { words, errors }
}

/** Without the clinic’s data no text can be filled in: its own errors come first, alone. */
const clinicErrors = (error: unknown): Checked => {
  if (!(error instanceof Error && error.name === 'ClinicError')) throw error
  const errors = error.message.split('\n').map((sentence) => {
    const [, line, rule] = /^[^:]+: line (\d+)[:,] (.*)$/.exec(sentence) ?? []
    const place = { file: clinicFile, key: '' }
    return line === undefined || rule === undefined
      ? { ...place, error: sentence }
      : { ...place, line: Number(line), error: rule }
  })
  return { words: [], errors }
}

const { words, errors } = await check().catch(clinicErrors)
const inColour = process.stdout.isTTY && process.env['NO_COLOR'] === undefined
process.stdout.write(report(withLines(folder, errors), words.length, inColour))
process.exitCode = errors.some(({ isWarning }) => !isWarning) ? 1 : 0
