import type { ExamContent, ExamName } from '../contentTypes.js'
import { breastMri } from './breastMri.js'
import { breastUltrasound } from './breastUltrasound.js'
import { fetal } from './fetal.js'
import { hysterosonogram } from './hysterosonogram.js'
import { morphological } from './morphological.js'
import { mri } from './mri.js'
import { musculoskeletal } from './musculoskeletal.js'
import { nuchalTranslucency } from './nuchalTranslucency.js'
import { prp } from './prp.js'

/** Every exam and treatment of the clinic by the name of its page; one forgotten does not compile. */
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
