import { type ExamContent, type ExamName, examNames } from '../contentTypes.js'
import { breastMri } from './breastMri.js'
import { breastUltrasound } from './breastUltrasound.js'
import { fetal } from './fetal.js'
import { hysterosonogram } from './hysterosonogram.js'
import { morphological } from './morphological.js'
import { mri } from './mri.js'
import { musculoskeletal } from './musculoskeletal.js'
import { nuchalTranslucency } from './nuchalTranslucency.js'
import { prp } from './prp.js'

/** Every exam and treatment of the clinic by the name of its page. */
export const exams: Readonly<Record<ExamName, ExamContent>> = {
  fetal,
  nuchalTranslucency,
  morphological,
  breastUltrasound,
  hysterosonogram,
  musculoskeletal,
  mri,
  breastMri,
  prp,
}

export const isExam = (name: string | undefined): name is ExamName =>
  examNames.some((exam) => exam === name)
