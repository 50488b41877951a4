import type { LocalMoment } from '../../shared/time/localMoment.js'
import type { ToolName } from '../../services/content/schemas/sections.js'
import type { ToolInputs } from '../../shared/tools/requestedTool.js'
import type { ToolsData } from '../../shared/tools/toolsData.js'
import type { PropKinds } from '../browser/islands/islandProps.js'

export interface ToolProps<Name extends ToolName> {
  readonly action: string
  readonly input: ToolInputs[Name]
  /** When the tool was answered, at the clinic; `undefined` before the first submit. */
  readonly now?: LocalMoment | undefined
  readonly data: ToolsData
}

/** Types of the serialized props; the browser loads `data` separately. */
export const toolPropKinds: PropKinds<ToolProps<ToolName>> = {
  action: 'string',
  input: 'object',
  now: 'object or undefined',
  data: 'object',
}

export interface ToolError<Field extends string = string> {
  readonly field: Field
  readonly sentence: string
}

export const errorOf = (errors: readonly ToolError[], field: string): string | undefined =>
  errors.find((error) => error.field === field)?.sentence
