import {
  type ExamName,
  examNames,
  isExam,
  mriExamNames,
  type RowName,
  ultrasoundExamNames,
} from '../../addresses/pageTable.js'
import { type ExamContent, type Procedure, procedures } from './schemas/exam.js'
import type { ToolName } from './schemas/sections.js'

export const byExam = <Value>(
  create: (name: ExamName) => Value,
): Readonly<Record<ExamName, Value>> => {
  const values: Partial<Record<ExamName, Value>> = {}
  for (const name of examNames) values[name] = create(name)
  if (hasEvery(values)) return values
  throw new Error('No value was created for at least one exam.')
}

const hasEvery = <Value>(
  values: Partial<Record<ExamName, Value>>,
): values is Record<ExamName, Value> => examNames.every((name) => values[name] !== undefined)

export interface OfferedExams {
  readonly shown: readonly ExamName[]
  readonly shownUltrasound: readonly ExamName[]
  readonly bookable: readonly ExamName[]
  readonly procedures: readonly Procedure[]
  readonly hasPage: (page: RowName) => boolean
  readonly hasTool: (tool: ToolName) => boolean
}

const examsOfPage: { readonly [Page in RowName]?: readonly ExamName[] } = {
  ultrasound: ultrasoundExamNames,
  mriChecklist: mriExamNames,
}

/** Exams that a tool plans. The MRI questionnaire also serves people with an appointment. */
const examsOfTool: { readonly [Tool in ToolName]?: readonly ExamName[] } = {
  examDates: ['fetal', 'nuchalTranslucency', 'morphological'],
  cycleDays: ['hysterosonogram', 'breastMri'],
}

type Exams = Readonly<Record<ExamName, Pick<ExamContent, 'availability' | 'procedure'>>>

export const offeredExams = (exams: Exams): OfferedExams => {
  const shown = examNames.filter((name) => exams[name].availability !== 'notOffered')
  const bookable = examNames.filter((name) => exams[name].availability === 'offered')
  const hasPage = (page: RowName): boolean =>
    isExam(page)
      ? shown.includes(page)
      : (examsOfPage[page]?.some((name) => shown.includes(name)) ?? true)
  return {
    shown,
    shownUltrasound: shown.filter((name) => ultrasoundExamNames.includes(name)),
    bookable,
    procedures: procedures.filter((one) => shown.some((name) => exams[name].procedure === one)),
    hasPage,
    hasTool: (tool) =>
      tool === 'mriCheck'
        ? hasPage('mriChecklist')
        : (examsOfTool[tool]?.some((name) => bookable.includes(name)) ?? true),
  }
}
