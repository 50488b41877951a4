import type { Request } from 'express'
import type { ContentAct } from '../../../services/content/contentAct.js'
import { staffActOf } from '../staffRequest.js'

/** Returns the actor of a change of content. @throws AppError 401 */
export const contentActOf = (req: Request): ContentAct => {
  const { signedIn, requestId } = staffActOf(req)
  return { actor: signedIn, requestId }
}
