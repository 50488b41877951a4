/* A separate module, so that browser bundles that only name exams do not include the page table. */

import examAddresses from '../content/examAddresses.json' with { type: 'json' }

export type ExamName = {
  [Family in keyof typeof examAddresses]: keyof (typeof examAddresses)[Family]
}[keyof typeof examAddresses]

export const isExam = (name: string | undefined): name is ExamName =>
  name !== undefined && Object.values(examAddresses).some((exams) => Object.hasOwn(exams, name))

const examsOf = (exams: object): readonly ExamName[] => Object.keys(exams).filter(isExam)

export const ultrasoundExamNames = examsOf(examAddresses.ultrasound)
export const mriExamNames = examsOf(examAddresses.mri)
export const treatmentNames = examsOf(examAddresses.treatment)
export const examNames: readonly ExamName[] = [
  ...ultrasoundExamNames,
  ...mriExamNames,
  ...treatmentNames,
]
