/**
 * Checks every word the site shows, in both languages, and what else editors write: the clinic's
 * file, job offers, dates, pictures. Reads the sources, whatever was built before, and fails on any
 * error: `node scripts/words/checkWords.ts`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Clinic } from '../../src/services/clinic/clinicSchema.ts'
import { emptyErrors, sameErrors, sentenceErrors, staleSame } from './commonRules.ts'
import { dataErrors } from './contentData.ts'
import { wordsOf } from './contentModules.ts'
import { headErrors, linkErrors, missingLanguage, unknownFacts } from './contentRules.ts'
import { examErrors } from './examPages.ts'
import { factErrors, staleExceptions, unevenErrors } from './facts/sameFacts.ts'
import { createFilling } from './filling.ts'
import { foreignNameErrors } from './glossary/foreignNames.ts'
import { bannedWordErrors } from './glossary/bannedWords.ts'
import { glossaryFile, glossaryPage } from './glossary/glossaryPage.ts'
import { readTargets } from './linkTargets.ts'
import { listErrors } from './listRules.ts'
import { clinicFile, loadTexts } from './loadTexts.ts'
import { samePlaceholders } from './localeFiles.ts'
import { report } from './printErrors.ts'
import { gradeErrors } from './reading/gradeErrors.ts'
import { pagesOf, readingsOf } from './reading/pageReading.ts'
import { openSpeller } from './spelling/speller.ts'
import { createSpelling } from './spelling/spellingErrors.ts'
import { typographyErrors } from './typography.ts'
import { unusedKeys } from './usedKeys.ts'
import { withLines } from './withLines.ts'
import type { Word, WordError } from './wordTypes.ts'

const folder = resolve(import.meta.dirname, '../..')

const readSame = (): ReadonlySet<string> => {
  const read: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, 'sameInBoth.json'), 'utf8'),
  )
  return new Set(Array.isArray(read) ? read.filter((item) => typeof item === 'string') : [])
}

/** Told, not refused: the day they end, the site must go on. */
const pastPrices = ({ coverage }: Clinic, now: string): readonly WordError[] => {
  const { pricesValidUntil } = coverage
  if (now.slice(0, 10) <= pricesValidUntil) return []
  const error = 'is past: write the prices of today and until when they hold'
  return [{ file: clinicFile, key: 'coverage.pricesValidUntil', error, isWarning: true }]
}

const oldGlossary = (): readonly WordError[] => {
  const path = join(folder, glossaryFile)
  if (existsSync(path) && readFileSync(path, 'utf8') === glossaryPage()) return []
  const error = 'is not as its terms are: run npm run glossary'
  return [{ file: glossaryFile, key: '', error }]
}

interface Checked {
  readonly words: readonly Word[]
  readonly errors: readonly WordError[]
}

const check = async (): Promise<Checked> => {
  const { clinic, facts, locales, modules, errors: unloaded } = await loadTexts(folder)
  const { homeAnchors, pageNames } = await import('../../src/addresses/pageTable.ts')
  const { localize, filled } = createFilling(facts)

  const same = readSame()
  const contentWords = wordsOf(modules)
  const words = [...locales.words, ...contentWords]
  const targets = readTargets(folder, pageNames, Object.values(homeAnchors), modules)
  const spelling = createSpelling(await openSpeller())

  const asWritten: readonly ((word: Word) => readonly WordError[])[] = [
    emptyErrors,
    missingLanguage,
    samePlaceholders,
    (word) => sameErrors(word, same),
    (word) => unknownFacts(word, facts.names),
    (word) => linkErrors(word, targets),
    unevenErrors,
    foreignNameErrors,
  ]
  const asRead: readonly ((word: Word) => readonly WordError[])[] = [
    typographyErrors,
    bannedWordErrors,
    spelling.errorsOf,
    factErrors,
    sentenceErrors,
  ]
  const filledWords = words.map(filled)
  const errors = [
    ...locales.errors,
    ...unusedKeys(folder, locales.words),
    ...unloaded,
    ...words.flatMap((word) => asWritten.flatMap((rule) => rule(word))),
    ...filledWords.flatMap((word) => asRead.flatMap((rule) => rule(word))),
    ...headErrors(contentWords, localize),
    ...listErrors(contentWords.map(filled)),
    ...examErrors(modules, contentWords.map(filled)),
    ...gradeErrors(readingsOf(pagesOf(modules, locales.words, filled))),
    ...oldGlossary(),
    ...pastPrices(clinic, new Date().toISOString()),
    ...(await dataErrors(folder, modules)),
    ...staleSame('scripts/words/sameInBoth.json', words, same),
    ...staleExceptions(filledWords),
    ...spelling.staleNames(),
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
