import type { ExamName } from '../../content/contentTypes.js'

/** The six ultrasound exams, in the order of menus. */
export const ultrasoundExamNames = [
  'fetal',
  'nuchalTranslucency',
  'morphological',
  'breastUltrasound',
  'hysterosonogram',
  'musculoskeletal',
] as const satisfies readonly ExamName[]
