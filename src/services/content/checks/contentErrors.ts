import type { Facts } from '../../clinic/facts.js'
import { ruleSentence } from '../../schema/brokenRule.js'
import { emptyErrors, sameErrors, sentenceErrors, staleSame } from './commonRules.js'
import { codesInNames, createTextErrors, headErrors, missingLanguage } from './contentRules.js'
import { longAlternatives, missingPictures, repeatedSlugs } from './documentErrors.js'
import { examErrors } from './examPages.js'
import { factErrors, staleExceptions } from './facts/sameFacts.js'
import { createFilling } from './filling.js'
import { bannedWordWarnings } from './glossary/bannedWords.js'
import { foreignNameErrors } from './glossary/foreignNames.js'
import { hiddenExamNames } from './hiddenExamNames.js'
import { type KnownPlaces, linkTargets } from './linkTargets.js'
import { listErrors } from './listRules.js'
import { gradeErrors } from './reading/gradeErrors.js'
import { pagesOf, readingsOf } from './reading/pageReading.js'
import { formulaErrors } from './repeatedFormulas.js'
import { sameInBoth } from './sameInBoth.js'
import { samePlaceholders } from './samePlaceholders.js'
import { createWithoutNames, properNames } from './ownNames.js'
import type { Speller } from './spelling/speller.js'
import { createSpelling } from './spelling/spellingErrors.js'
import { typographyErrors } from './typography.js'
import { shownWords, type TextSource, wordsOf } from './wordsOf.js'
import type { PrintedError, Word, WordError } from './wordTypes.js'

export interface CheckedTexts {
  readonly sources: readonly TextSource[]
  readonly localeWords: readonly Word[]
  readonly facts: Facts
  readonly places: KnownPlaces
  readonly speller: Speller
}

export interface Checked {
  readonly words: readonly Word[]
  readonly errors: readonly PrintedError[]
}

const printed = ({ rule, values, ...place }: WordError): PrintedError => ({
  ...place,
  error: ruleSentence({ rule, values }),
})

/** Returns the errors of source texts, of displayed texts, and of the documents as a set. */
export const contentErrors = (texts: CheckedTexts): Checked => {
  const { sources, localeWords, facts, places, speller } = texts
  const { localize, filled } = createFilling(facts)
  const contentWords = wordsOf(sources)
  const words = [...localeWords, ...contentWords]
  const targets = linkTargets(places, sources)
  const spelling = createSpelling(speller, { ofClinic: properNames(sources) })
  const withoutNames = createWithoutNames(sources)

  const asWritten: readonly ((word: Word) => readonly WordError[])[] = [
    emptyErrors,
    missingLanguage,
    (word) => sameErrors(word, sameInBoth),
    createTextErrors(facts, targets),
  ]
  const asRead: readonly ((word: Word) => readonly WordError[])[] = [
    typographyErrors,
    bannedWordWarnings,
    (word) => spelling.errorsOf(withoutNames(word)),
    (word) => factErrors(withoutNames(word)),
    sentenceErrors,
  ]
  const filledWords = words.map(filled)
  const shown = shownWords(sources).map(filled)
  const pages = pagesOf(sources, localeWords, filled)
  const errors = [
    ...words.flatMap((word) => asWritten.flatMap((rule) => rule(word))),
    ...filledWords.flatMap((word) => asRead.flatMap((rule) => rule(word))),
    ...headErrors(
      contentWords.filter(({ file }) => !targets.hiddenFiles.has(file)),
      localize,
    ),
    ...listErrors(shown.map(withoutNames)),
    ...examErrors(sources, shown),
    ...codesInNames(sources),
    ...repeatedSlugs(sources),
    ...missingPictures(sources),
    ...gradeErrors(readingsOf(pages)),
    ...longAlternatives(sources),
  ]
  const ofCommand = [
    ...hiddenExamNames(sources, contentWords, targets.hiddenFiles),
    ...words.flatMap((word) => [...samePlaceholders(word), ...foreignNameErrors(word)]),
    ...formulaErrors(pages),
    ...staleSame('src/services/content/checks/sameInBoth.ts', words, sameInBoth),
    ...staleExceptions(filledWords),
    ...spelling.staleNames(),
  ]
  return { words, errors: [...errors.map(printed), ...ofCommand] }
}
