import type { ToolName } from '../../content/contentTypes.js'
import type { ToolInputs } from '../../shared/tools/askedTool.js'
import type { ToolsData } from '../../shared/tools/toolsData.js'
import type { PropKinds } from '../browser/islands/islandProps.js'

/** What a tool is given, on the server and in the browser. */
export interface ToolProps<Name extends ToolName> {
  /** Where its form posts without script: the page's own address. */
  readonly action: string
  readonly input: ToolInputs[Name]
  /** The clinic's day, once something was asked: the answer is shown then. */
  readonly today?: string | undefined
  readonly data: ToolsData
}

/** What the page gives each of them; `data` comes from an address of its own. */
export const toolPropKinds: PropKinds<ToolProps<ToolName>> = {
  action: 'string',
  input: 'object',
  today: 'string or undefined',
  data: 'object',
}

/** What is wrong with a field, in words. */
export interface ToolError<Field extends string = string> {
  readonly field: Field
  readonly sentence: string
}

/** The sentence of a field, if it has one. */
export const errorOf = (errors: readonly ToolError[], field: string): string | undefined =>
  errors.find((error) => error.field === field)?.sentence
