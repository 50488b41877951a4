import { randomUUID } from 'node:crypto'
import type { Request } from 'express'
import { cleanLine } from '../../shared/forms/cleanText.js'
import { isRecordId } from '../../shared/submissions/recordId.js'
import { fieldOf } from './staffForm.js'

export const readFormId = (req: Request): string => {
  const id = cleanLine(fieldOf(req, 'id'))
  return isRecordId(id) ? id : randomUUID()
}
