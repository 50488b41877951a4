import { isExam, type RowName } from '../../addresses/pageTable.js'
import { type ToolName, toolNames } from '../../services/content/schemas/sections.js'
import type { SiteContent } from '../../services/content/siteContent.js'

const ownTools: { readonly [Row in RowName]?: readonly ToolName[] } = {
  home: ['examFinder'],
  ultrasound: ['examFinder'],
  tools: toolNames,
}

/** Returns the tools of a page; those of an exam are among its sections. */
export const toolsOf = (
  { exams, offered }: Pick<SiteContent, 'exams' | 'offered'>,
  page: RowName,
): readonly ToolName[] =>
  (isExam(page)
    ? exams[page].sections.flatMap((section) => (section.kind === 'tool' ? [section.tool] : []))
    : (ownTools[page] ?? [])
  ).filter(offered.hasTool)
