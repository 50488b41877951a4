import { setImmediate as nextTurn } from 'node:timers/promises'
import { eachInTurn } from '../../../shared/time/eachInTurn.js'
import type { Facts } from '../../clinic/facts.js'
import { broken } from '../../schema/brokenRule.js'
import type { Documents, Problem } from '../documentType.js'
import type { OpenDocument } from '../editor/openDocument.js'
import { digestOf } from '../storedJson.js'
import { examErrors } from './examPages.js'
import { gradeErrors } from './reading/gradeErrors.js'
import { pagesOf, readingsOf } from './reading/pageReading.js'
import { sameErrors, sentenceErrors } from './commonRules.js'
import { codesInNames, createTextErrors, headErrors } from './contentRules.js'
import { factErrors } from './facts/sameFacts.js'
import { createFilling } from './filling.js'
import { leftPhysicians } from './facts/leftPhysicians.js'
import { bannedWordWarnings } from './glossary/bannedWords.js'
import { linkTargets } from './linkTargets.js'
import { listErrors } from './listRules.js'
import { longAlternatives } from './documentErrors.js'
import { closingOffer, unexplainedEnglish } from './offerAdvice.js'
import { endedPrices, endingPrices } from './priceAdvice.js'
import { createWithoutNames, properNames } from './ownNames.js'
import { sitePlaces } from './releaseErrors.js'
import { missingRights } from './pictureRights.js'
import { sameInBoth } from './sameInBoth.js'
import { pathOfKey, siteSources, sourceOf } from './siteSources.js'
import type { FindMisspelled } from './spelling/spellingErrors.js'
import { createTypedFacts } from './typedFacts.js'
import { typographyErrors } from './typography.js'
import { shownWords, type TextSource, wordsOf } from './wordsOf.js'
import type { Word, WordError } from './wordTypes.js'

/** `error` prevents publication, `confirm` needs a confirmation, `advice` never blocks. */
const findingKinds = ['error', 'confirm', 'advice'] as const
export type FindingKind = (typeof findingKinds)[number]

export interface Finding extends Problem {
  readonly kind: FindingKind
  /** Digest of place, rule and texts, so that a confirmation ends with the next change. */
  readonly id: string
}

interface Site {
  readonly documents: Documents
  readonly facts: Facts
  /** Day in clinic time. */
  readonly today: string
  readonly findMisspelled: FindMisspelled
}

type Rule = (word: Word) => readonly WordError[]

const kindRules = (sources: readonly TextSource[], facts: Facts) => {
  const { filled } = createFilling(facts)
  const targets = linkTargets(sitePlaces, sources)
  const withoutNames = createWithoutNames(sources)
  return {
    error: [createTextErrors(facts, targets)],
    confirm: [
      (word) => factErrors(withoutNames(filled(word))),
      (word) => sameErrors(word, sameInBoth),
      (word) => bannedWordWarnings(filled(word)),
    ],
    advice: [
      createTypedFacts(facts),
      (word) => sentenceErrors(filled(word)),
      (word) => typographyErrors(filled(word)),
    ],
  } satisfies Readonly<Record<FindingKind, readonly Rule[]>>
}

const textsKey = ({ texts }: Word): string => JSON.stringify([texts.fr, texts.en])

const isComplete = ({ texts }: Word): boolean =>
  Boolean(texts.fr?.trim()) && Boolean(texts.en?.trim())

/** Returns the errors that a document did not have before. */
const newErrors = (
  before: TextSource,
  after: TextSource,
  errorsIn: (source: TextSource) => readonly WordError[],
): readonly WordError[] => {
  const errors = errorsIn(after)
  if (errors.length === 0) return []
  const digest = ({ key, rule, values }: WordError): string => digestOf([key, rule, values])
  const known = new Set(errorsIn(before).map(digest))
  return errors.filter((error) => !known.has(digest(error)))
}

/**
 * Returns findings about texts that differ from the published ones, and about the end of an offer.
 * It answers other requests after each text.
 */
export const draftFindings = async (
  { documents, facts, today, findMisspelled }: Site,
  { type, id, name, common, published, json }: OpenDocument,
): Promise<readonly Finding[]> => {
  const before = sourceOf({ type, id, value: published }, common)
  const source = sourceOf({ type, id, value: json }, common)
  const known = new Set(wordsOf([before]).map(textsKey))
  const words = wordsOf([source]).filter((word) => !known.has(textsKey(word)) && isComplete(word))
  const sources = [...siteSources(documents).filter(({ file }) => file !== source.file), source]
  const rules = kindRules(sources, facts)
  const { localize, filled } = createFilling(facts)
  const shownIn = (one: TextSource): readonly Word[] => shownWords([one]).map(filled)
  const withoutNames = createWithoutNames(sources)
  const misspelled = await findMisspelled(
    words.map((word) => withoutNames(filled(word))),
    properNames(sources),
  )
  const of = (kind: FindingKind, errors: readonly WordError[]): readonly Finding[] =>
    errors.map(({ key, rule, values }) => ({
      kind,
      path: pathOfKey(key),
      rule,
      values,
      id: digestOf([
        name,
        key,
        rule,
        values,
        words.filter((word) => key.startsWith(word.key)).map(textsKey),
      ]).slice(0, 16),
    }))
  const judged: Readonly<Record<FindingKind, WordError[]>> = { error: [], confirm: [], advice: [] }
  await eachInTurn(words, async (word) => {
    for (const kind of findingKinds) judged[kind].push(...rules[kind].flatMap((rule) => rule(word)))
  })
  const ofDocument = (errorsIn: (one: TextSource) => readonly WordError[]) =>
    // A removed item changes the document, but no text of it.
    json === published ? [] : newErrors(before, source, errorsIn)
  const exam = ofDocument((one) => examErrors([one], shownIn(one)))
  await nextTurn()
  const lists = ofDocument((one) => listErrors(shownIn(one).map(withoutNames)))
  await nextTurn()
  const grades = ofDocument((one) => gradeErrors(readingsOf(pagesOf([one], [], filled))))
  await nextTurn()
  return [
    ...of('error', [
      ...judged.error,
      ...headErrors(words, localize),
      ...longAlternatives([source]),
      ...newErrors(before, source, (one) => codesInNames([one])),
      ...exam,
    ]),
    ...of('confirm', [
      ...judged.confirm,
      ...missingRights(source),
      ...leftPhysicians(before, source, sources),
      ...newErrors(before, source, (one) => endedPrices(one, today)),
      ...(misspelled ?? []),
    ]),
    ...of('advice', [
      ...judged.advice,
      ...unexplainedEnglish(source),
      ...closingOffer(source, today),
      ...endingPrices(source, today),
      ...lists,
      ...grades,
      ...(misspelled === undefined ? [{ file: source.file, key: '', ...broken('unchecked') }] : []),
    ]),
  ]
}
