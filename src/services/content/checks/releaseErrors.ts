import { homeAnchors, pageNames } from '../../../addresses/pageTable.js'
import type { Facts } from '../../clinic/facts.js'
import { contentDocuments } from '../buildCatalogue.js'
import { documentName } from '../contentDocument.js'
import type { DocumentProblem, Documents } from '../documentType.js'
import { assembleContent } from '../siteContent.js'
import {
  brokenCodes,
  emptyFacts,
  headErrors,
  linkErrors,
  missingLanguage,
  unknownFacts,
} from './contentRules.js'
import { longAlternatives, missingPictures, repeatedSlugs } from './documentErrors.js'
import { examErrors } from './examPages.js'
import { unevenErrors } from './facts/sameFacts.js'
import { createFilling } from './filling.js'
import { bannedWordErrors } from './glossary/bannedWords.js'
import { linkTargets } from './linkTargets.js'
import { pathOfKey, siteSources, sourceFile } from './siteSources.js'
import { shownWords, type TextSource, wordsOf } from './wordsOf.js'
import type { Word, WordError } from './wordTypes.js'

export const sitePlaces = {
  pages: pageNames,
  homeAnchors: Object.values(homeAnchors),
  viewAnchors: [],
}

const textErrors = (sources: readonly TextSource[], facts: Facts): readonly WordError[] => {
  const { localize, filled } = createFilling(facts)
  const words = wordsOf(sources)
  const targets = linkTargets(sitePlaces, sources)
  const rules: readonly ((word: Word) => readonly WordError[])[] = [
    missingLanguage,
    (word) => unknownFacts(word, facts.names),
    (word) => emptyFacts(word, facts.emptyNames),
    (word) => linkErrors(word, targets),
    unevenErrors,
    brokenCodes,
    (word) => bannedWordErrors(filled(word)),
  ]
  return [
    ...words.flatMap((word) => rules.flatMap((rule) => rule(word))),
    ...headErrors(words, localize),
    ...examErrors(sources, shownWords(sources).map(filled)),
    ...repeatedSlugs(sources),
    ...missingPictures(sources),
    ...longAlternatives(sources),
  ].filter(({ isWarning }) => isWarning !== true)
}

/** Returns contradictions between the documents and the settings of this site. */
type SettingsErrors = (documents: Documents) => readonly DocumentProblem[]

const releaseErrors = (
  documents: Documents,
  factsOf: (documents: Documents) => Facts,
  settingsErrors: SettingsErrors,
): readonly DocumentProblem[] => {
  const { errors = [] } = assembleContent(contentDocuments(documents))
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
  const texts = textErrors(siteSources(documents), factsOf(documents))
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

/** Creates the check of releases, which ignores errors that the current documents (`shown`) already have. */
export const createReleaseCheck = (
  shown: () => Documents,
  factsOf: (documents: Documents) => Facts,
  settingsErrors: SettingsErrors = () => [],
): ((documents: Documents) => readonly DocumentProblem[]) => {
  let known: { readonly documents: Documents; readonly errors: ReadonlySet<string> } | undefined
  return (documents) => {
    const before = shown()
    if (known?.documents !== before) {
      const errors = new Set(releaseErrors(before, factsOf, settingsErrors).map(writtenProblem))
      known = { documents: before, errors }
    }
    const { errors } = known
    return releaseErrors(documents, factsOf, settingsErrors).filter(
      (problem) => !errors.has(writtenProblem(problem)),
    )
  }
}
