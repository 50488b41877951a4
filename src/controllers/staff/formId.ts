import { randomUUID } from 'node:crypto'
import type { Request } from 'express'
import { cleanLine } from '../../shared/forms/cleanText.js'
import { isRecordId } from '../../shared/submissions/recordId.js'
import { fieldOf } from './staffForm.js'

/**
 * The id that a form was shown with: sent twice, it is known again. A form that has none yet is
 * given one.
 */
export const readFormId = (req: Request): string => {
  const id = cleanLine(fieldOf(req, 'id'))
  return isRecordId(id) ? id : randomUUID()
}
