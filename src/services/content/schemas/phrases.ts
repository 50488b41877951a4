import type * as z from 'zod'
import { examNames } from '../../../addresses/pageTable.js'
import { elsewhereNames, type FindableName } from '../../../content/tools/findableNames.js'
import * as f from '../../schema/fields.js'

const findableNames: readonly FindableName[] = [...examNames, ...elsewhereNames]

/** The words of prescriptions, for the exam finder. It never guesses a diagnosis. */
export const phrasesSchema = f.each(
  findableNames,
  f.group(
    {
      /** What a prescription may say, as visitors read it. */
      says: f.line(),
      /**
       * What is searched, in both languages at once: whole names, abbreviations, parts of the body. Empty
       * where the technique alone finds the exam. Accents, capitals and dots do not matter; a word of four
       * letters or more may be misspelt. The words of `techniqueWords` choose among the exams of a part of
       * the body, and never find one by themselves.
       */
      phrases: f.list(f.name(), { most: 300 }),
    },
    { labels: 'findable' },
  ),
)
export type ExamPhrases = z.infer<typeof phrasesSchema>
