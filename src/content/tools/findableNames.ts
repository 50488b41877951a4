import type { ExamName } from '../../addresses/examNames.js'

/** Exams that visitors search for and this clinic does not do. */
export const elsewhereNames = [
  'mammography',
  'ct',
  'nuclear',
  'xray',
  'boneDensity',
  'otherUltrasound',
  'otherMri',
  'cortisone',
  'biopsy',
] as const
export type ElsewhereName = (typeof elsewhereNames)[number]

export type FindableName = ExamName | ElsewhereName
