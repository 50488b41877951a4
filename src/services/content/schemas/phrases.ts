import type * as z from 'zod'
import { examNames } from '../../../addresses/pageTable.js'
import { elsewhereNames, type FindableName } from '../../../content/tools/findableNames.js'
import * as f from '../../schema/fields.js'

const findableNames: readonly FindableName[] = [...examNames, ...elsewhereNames]

/** Words of prescriptions for the exam finder, which must not guess a diagnosis. */
export const phrasesSchema = f.each(
  findableNames,
  f.group(
    {
      /** Meaning of a prescription, in the visitor's words. */
      says: f.line(),
      /**
       * Bilingual; empty if the technique alone finds the exam. The search ignores accents, case and
       * dots, and accepts misspelt words of four letters or more.
       */
      phrases: f.list(f.name(), { most: 300 }),
    },
    { labels: 'findable' },
  ),
)
export type ExamPhrases = z.infer<typeof phrasesSchema>
