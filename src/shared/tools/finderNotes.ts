import type { FindableName } from '../../content/tools/findableNames.js'
import { type NoteRule, noteRules, replacedNotes } from '../../content/tools/finderNotes.js'
import type { Technique } from '../../content/tools/techniqueWords.js'

const isWord = (word: string, known: string): boolean =>
  known.endsWith('*') ? word.startsWith(known.slice(0, -1)) : word === known

const hasWord = (words: readonly string[], known: string): boolean =>
  known.split(' ').some((one) => words.some((word) => isWord(word, one)))

/** Returns the rules whose words a folded text has, most urgent first. */
export const noteRulesFor = (folded: string): readonly NoteRule[] => {
  const words = folded.split(' ')
  return noteRules.filter(
    (rule) =>
      rule.anyOf.some((lines) => lines.every((known) => hasWord(words, known))) &&
      !(rule.unless !== undefined && hasWord(words, rule.unless)),
  )
}

/** Returns whether the answer may have the exam. @param named techniques of the query */
export const isShown = (
  rules: readonly NoteRule[],
  named: readonly Technique[],
  exam: FindableName,
): boolean =>
  rules.every(
    ({ shows, despite = [] }) =>
      shows === undefined ||
      shows.includes(exam) ||
      named.some((technique) => !despite.includes(technique)),
  )

/** Returns the texts of the rules, without those that another one replaces. */
export const notesOf = (rules: readonly NoteRule[]) => {
  const replaced = new Set(rules.flatMap(({ note }) => replacedNotes[note] ?? []))
  const notes = [...new Set(rules.map(({ note }) => note))].filter((note) => !replaced.has(note))
  return { notes, replaced }
}
