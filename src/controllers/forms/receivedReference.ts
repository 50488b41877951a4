import type { Request } from 'express'
import { referencePattern } from '../../services/submissions/reference.js'

/**
 * The reference that a confirmation shows, from its address. Only the form of a reference is
 * believed: an address must not put words on the page.
 */
export const receivedReference = (req: Request): string | undefined => {
  const { ref } = req.query
  return typeof ref === 'string' && referencePattern.test(ref) ? ref : undefined
}
