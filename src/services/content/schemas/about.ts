import * as z from 'zod'
import * as f from '../../schema/fields.js'
import { heading, iconText, pageFields, question, updated } from './pageParts.js'

export const aboutSchema = z.strictObject({
  ...pageFields(),
  title: f.line(),
  lead: f.rich(),
  team: f.group({
    heading: heading(),
    intro: f.rich(),
    /** Shown while `confirmed.physicians` is missing from the clinic's document. */
    sampleNames: f.line(),
    /** Precedes the permit number, if the clinic has one. */
    permit: f.line(),
  }),
  promises: f.group({
    heading: heading(),
    /** Label that unfolds further entries on a phone. */
    more: f.line(),
    items: f.list(iconText(), { least: 1 }),
  }),
  questions: f.list(question(), { least: 1 }),
  map: f.group({ heading: heading() }),
  updated: updated(),
})
export type AboutContent = z.infer<typeof aboutSchema>
