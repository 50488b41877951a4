import * as z from 'zod'
import * as f from '../../schema/fields.js'
import { heading, pageFields, updated, visitStep } from './pageParts.js'
import { noticeSection, proseSection, questionsSection, weeksSection } from './sections.js'

export const ultrasoundSchema = z.strictObject({
  ...pageFields(),
  title: f.line(),
  /** Last words of the headline, in weight 600. */
  strong: f.line(),
  lead: f.rich(),
  exams: f.group({ heading: heading(), intro: f.rich() }),
  weeks: weeksSection,
  urgent: noticeSection.exactOptional(),
  visit: f.group({ heading: heading(), steps: f.list(visitStep(), { least: 1 }) }),
  /** Folded texts beside the questions: what ultrasound is, and what it can miss. */
  understand: f.list(proseSection),
  questions: questionsSection,
  updated: updated(),
})
export type UltrasoundContent = z.infer<typeof ultrasoundSchema>
