import { isExam, type RowName } from '../addresses/pageTable.js'
import { type ToolName, toolNames } from './contentTypes.js'
import { exams } from './exams/examCatalogue.js'

const ownTools: { readonly [Row in RowName]?: readonly ToolName[] } = {
  home: ['examFinder'],
  ultrasound: ['examFinder'],
  tools: toolNames,
}

/** The tools that a page carries; those of an exam stand among its sections. */
export const toolsOf = (page: RowName): readonly ToolName[] =>
  isExam(page)
    ? exams[page].sections.flatMap((section) => (section.kind === 'tool' ? [section.tool] : []))
    : (ownTools[page] ?? [])
