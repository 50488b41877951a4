import * as z from 'zod'
import * as f from '../../schema/fields.js'
import { pageFields, updated } from './pageParts.js'

export const changeVisitSchema = z.strictObject({
  ...pageFields(),
  title: f.rich(),
  lead: f.rich(),
  updated: updated(),
})
export type ChangeVisitContent = z.infer<typeof changeVisitSchema>
