import * as z from 'zod'
import * as f from '../../schema/fields.js'
import { pageFields, updated } from './pageParts.js'

export const mriChecklistSchema = z.strictObject({
  ...pageFields(),
  title: f.line(),
  lead: f.rich(),
  updated: updated(),
})
export type MriChecklistContent = z.infer<typeof mriChecklistSchema>
