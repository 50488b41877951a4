import type { ToolName } from '../../content/contentTypes.js'
import { cleanInput, type InputOf } from '../forms/fieldTable.js'
import { cycleDaysFields } from './cycleDaysFields.js'
import { examDatesFields } from './examDatesFields.js'
import { examFinderFields } from './examFinderFields.js'
import { mriCheckFields } from './mriCheckFields.js'
import { preparationSheetFields } from './preparationSheetFields.js'

/** Says in a post which tool it is for. */
export const toolField = 'tool'
/** The button that asks for the period of one exam as a calendar file. */
export const calendarField = 'calendar'

/** The button that takes one exam and its dates to the request form. */
export const requestField = 'request'

const tables = {
  examFinder: examFinderFields,
  examDates: examDatesFields,
  cycleDays: cycleDaysFields,
  preparationSheet: preparationSheetFields,
  mriCheck: mriCheckFields,
} as const

/** What stands in the fields of each tool. */
export type ToolInputs = { readonly [Name in ToolName]: InputOf<(typeof tables)[Name]> }

/** What a visitor without script asked of one tool. */
export type AskedTool = {
  readonly [Name in ToolName]: { readonly tool: Name; readonly input: ToolInputs[Name] }
}[ToolName]

/** Reads the body of a post; nothing when it is for no tool of the page. */
export const readAskedTool = (
  body: unknown,
  offered: readonly ToolName[],
): AskedTool | undefined => {
  const sent: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? { ...body } : {}
  switch (offered.find((name) => name === sent[toolField])) {
    case 'examFinder':
      return { tool: 'examFinder', input: cleanInput(tables.examFinder, sent) }
    case 'examDates':
      return { tool: 'examDates', input: cleanInput(tables.examDates, sent) }
    case 'cycleDays':
      return { tool: 'cycleDays', input: cleanInput(tables.cycleDays, sent) }
    case 'preparationSheet':
      return { tool: 'preparationSheet', input: cleanInput(tables.preparationSheet, sent) }
    case 'mriCheck':
      return { tool: 'mriCheck', input: cleanInput(tables.mriCheck, sent) }
    case undefined:
      return undefined
  }
}
