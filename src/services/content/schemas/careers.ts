import * as z from 'zod'
import * as f from '../../schema/fields.js'
import { heading, iconText, pageFields, updated, visitStep } from './pageParts.js'

export const careersSchema = z.strictObject({
  ...pageFields(),
  title: f.line(),
  lead: f.rich(),
  offers: f.group({ heading: heading(), intro: f.rich(), none: f.rich() }),
  reasons: f.group({ heading: heading(), items: f.list(iconText(), { least: 1 }) }),
  spontaneous: f.group({ heading: heading(), paragraphs: f.list(f.rich(), { least: 1 }) }),
  hiring: f.group({ heading: heading(), steps: f.list(visitStep(), { least: 1 }) }),
  updated: updated(),
})
export type CareersContent = z.infer<typeof careersSchema>
