import { randomUUID } from 'node:crypto'
import type { Request } from 'express'
import { cleanLine } from '../../services/forms/cleanText.js'
import { fieldOf } from './staffForm.js'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The id that a form was shown with: sent twice, it is known again. A form that has none yet is
 * given one.
 */
export const readFormId = (req: Request): string => {
  const id = cleanLine(fieldOf(req, 'id'))
  return uuid.test(id) ? id : randomUUID()
}
