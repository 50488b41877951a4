import * as z from 'zod'
import * as f from '../../schema/fields.js'
import { pageFields, updated } from './pageParts.js'
import { toolSection } from './sections.js'

export const toolsSchema = z.strictObject({
  ...pageFields(),
  title: f.line(),
  lead: f.rich(),
  tools: f.list(toolSection),
  updated: updated(),
})
export type ToolsContent = z.infer<typeof toolsSchema>
