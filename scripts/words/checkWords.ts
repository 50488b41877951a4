/**
 * Checks every text in both languages and other content: documents, offers, dates, pictures. Reads the
 * sources and fails on any error: `node scripts/words/checkWords.ts`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Checked } from '../../src/services/content/checks/contentErrors.ts'
import type { Group } from '../../src/services/content/checks/glossary/glossaryTypes.ts'
import type { PrintedError } from '../../src/services/content/checks/wordTypes.ts'
import type { Clinic } from '../../src/services/clinic/clinicSchema.ts'
import { pictureFileErrors } from './contentData.ts'
import { glossaryFile, glossaryPage } from './glossaryPage.ts'
import { clinicFile, loadTexts } from './loadTexts.ts'
import { readLocales } from './localeFiles.ts'
import { report } from './printErrors.ts'
import { unusedKeys } from './usedKeys.ts'
import { withLines } from './withLines.ts'

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../..'))

/** Warns about expired prices; not an error, because the site must still build after they expire. */
const pastPrices = ({ coverage }: Clinic, now: string): readonly PrintedError[] => {
  const { pricesValidUntil } = coverage
  if (now.slice(0, 10) <= pricesValidUntil) return []
  const error = 'has passed: update the prices and the date until which they are valid'
  return [{ file: clinicFile, key: 'coverage.pricesValidUntil', error, isWarning: true }]
}

const oldGlossary = (glossary: readonly Group[]): readonly PrintedError[] => {
  const path = join(folder, glossaryFile)
  if (existsSync(path) && readFileSync(path, 'utf8') === glossaryPage(glossary)) return []
  const error = 'is outdated: run npm run glossary'
  return [{ file: glossaryFile, key: '', error }]
}

const viewAnchors = (): readonly string[] =>
  readdirSync(join(folder, 'src/views'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [
      ...readFileSync(join(folder, 'src/views', name), 'utf8').matchAll(/\bid="([\w-]+)"/g),
    ])
    .map(([, id = '']) => id)

const check = async (): Promise<Checked> => {
  const locales = readLocales(folder)
  // The checks import the locale file with the texts of their errors.
  if (locales.errors.length > 0) return locales
  const { clinic, facts, sources, errors: unloaded } = await loadTexts(folder)
  const { homeAnchors, pageNames } = await import('../../src/addresses/pageTable.ts')
  const { contentErrors } = await import('../../src/services/content/checks/contentErrors.ts')
  const { glossary } = await import('../../src/services/content/checks/glossary/glossary.ts')
  const { openSpeller } = await import('../../src/services/content/checks/spelling/speller.ts')
  const { words, errors } = contentErrors({
    sources,
    localeWords: locales.words,
    facts,
    places: {
      pages: pageNames,
      homeAnchors: Object.values(homeAnchors),
      viewAnchors: viewAnchors(),
    },
    speller: await openSpeller(folder),
  })
  return {
    words,
    errors: [
      ...unusedKeys(folder, locales.words),
      ...unloaded,
      ...errors,
      ...oldGlossary(glossary),
      ...pastPrices(clinic, new Date().toISOString()),
      ...(await pictureFileErrors(folder)),
    ],
  }
}

/** Reports only the errors of the clinic file: without its data, no placeholder of a text can be filled. */
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
