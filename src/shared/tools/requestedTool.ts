import type { ToolName } from '../../services/content/schemas/sections.js'
import { cleanInput, type InputOf } from '../forms/fieldTable.js'
import { cycleDaysFields } from './cycleDaysFields.js'
import { examDatesFields } from './examDatesFields.js'
import { examFinderFields } from './examFinderFields.js'
import { mriCheckFields } from './mriCheckFields.js'
import { preparationSheetFields } from './preparationSheetFields.js'
import { toolField } from './toolFields.js'

const tables = {
  examFinder: examFinderFields,
  examDates: examDatesFields,
  cycleDays: cycleDaysFields,
  preparationSheet: preparationSheetFields,
  mriCheck: mriCheckFields,
} as const

export type ToolInputs = { readonly [Name in ToolName]: InputOf<(typeof tables)[Name]> }

export type RequestedTool = {
  readonly [Name in ToolName]: { readonly tool: Name; readonly input: ToolInputs[Name] }
}[ToolName]

export const readRequestedTool = (
  body: unknown,
  offered: readonly ToolName[],
): RequestedTool | undefined => {
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
