import * as z from 'zod'
import * as f from '../../schema/fields.js'
import { pageFields, updated } from './pageParts.js'

/** The page that says that somebody cannot come. */
export const changeVisitSchema = z.strictObject({
  ...pageFields(),
  title: f.line(),
  lead: f.rich(),
  updated: updated(),
})
export type ChangeVisitContent = z.infer<typeof changeVisitSchema>
