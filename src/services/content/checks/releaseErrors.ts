import { homeAnchors, pageNames } from '../../../addresses/pageTable.js'
import { eachInTurn } from '../../../shared/time/eachInTurn.js'
import type { Facts } from '../../clinic/facts.js'
import { contentDocuments } from '../buildCatalogue.js'
import { documentName } from '../contentDocument.js'
import type { DocumentProblem, Documents } from '../documentType.js'
import { assembleInTurn } from '../siteContent.js'
import { codesInNames, createTextErrors, headErrors, missingLanguage } from './contentRules.js'
import { longAlternatives, missingPictures, repeatedSlugs } from './documentErrors.js'
import { examErrors } from './examPages.js'
import { createFilling } from './filling.js'
import { linkTargets } from './linkTargets.js'
import { pathOfKey, siteSources, sourceFile } from './siteSources.js'
import { shownWords, type TextSource, wordsOf } from './wordsOf.js'
import type { WordError } from './wordTypes.js'

export const sitePlaces = {
  pages: pageNames,
  homeAnchors: Object.values(homeAnchors),
  viewAnchors: [],
}

const textErrors = async (
  sources: readonly TextSource[],
  facts: Facts,
): Promise<readonly WordError[]> => {
  const { localize, filled } = createFilling(facts)
  const targets = linkTargets(sitePlaces, sources)
  const errorsOf = createTextErrors(facts, targets)
  const errors: WordError[] = []
  await eachInTurn(sources, async (source) => {
    errors.push(
      ...wordsOf([source]).flatMap((word) => [...missingLanguage(word), ...errorsOf(word)]),
      ...codesInNames([source]),
      ...examErrors([source], shownWords([source]).map(filled)),
    )
  })
  return [
    ...errors,
    ...headErrors(wordsOf(sources), localize),
    ...repeatedSlugs(sources),
    ...missingPictures(sources),
    ...longAlternatives(sources),
  ]
}

/** Returns contradictions between the documents and the settings of this site. */
type SettingsErrors = (documents: Documents) => readonly DocumentProblem[]

const releaseErrors = async (
  documents: Documents,
  factsOf: (documents: Documents) => Facts,
  settingsErrors: SettingsErrors,
): Promise<readonly DocumentProblem[]> => {
  const { errors = [] } = await assembleInTurn(contentDocuments(documents))
  if (errors.length > 0) {
    return errors.map(({ document, path, ...rule }) => ({
      document: documentName(document),
      path: path.map((key) => (typeof key === 'number' ? key : String(key))),
      ...rule,
    }))
  }
  const names = new Map(
    contentDocuments(documents).map((document) => [sourceFile(document), documentName(document)]),
  )
  const texts = await textErrors(siteSources(documents), factsOf(documents))
  return [
    ...texts.map(({ file, key, rule, values }) => ({
      document: names.get(file) ?? file,
      path: pathOfKey(key),
      rule,
      values,
    })),
    ...settingsErrors(documents),
  ]
}

const writtenProblem = ({ document, path, rule, values }: DocumentProblem): string =>
  JSON.stringify([document, path, rule, values])

/**
 * Creates the check of releases, which ignores errors that the current documents (`shown`) already have.
 * It answers other requests after each document.
 */
export const createReleaseCheck = (
  shown: () => Documents,
  factsOf: (documents: Documents) => Facts,
  settingsErrors: SettingsErrors = () => [],
): ((documents: Documents) => Promise<readonly DocumentProblem[]>) => {
  const errorsIn = (documents: Documents) => releaseErrors(documents, factsOf, settingsErrors)
  return async (documents) => {
    const before = shown()
    const errors = await errorsIn(documents)
    if (errors.length === 0) return []
    const known = new Set((await errorsIn(before)).map(writtenProblem))
    return errors.filter((problem) => !known.has(writtenProblem(problem)))
  }
}
