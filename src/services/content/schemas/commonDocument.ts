import * as z from 'zod'
import { keyFact, source } from './exam.js'
import * as f from '../../schema/fields.js'
import { heading, question, visitStep } from './pageParts.js'
import { examSection, plateMark, prepareStep } from './sections.js'

/** Values shared by documents, by kind. A document references one as `{ "use": "fetalSafety" }`. */
export const commonSchema = z.strictObject({
  texts: f.named(f.rich()),
  headings: f.named(heading()),
  facts: f.named(keyFact()),
  steps: f.named(prepareStep()),
  visitSteps: f.named(visitStep()),
  questions: f.named(question()),
  sections: f.named(examSection()),
  marks: f.named(plateMark()),
  sources: f.named(source()),
})
