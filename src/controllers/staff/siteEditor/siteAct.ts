import type { Request } from 'express'
import type { ContentAct } from '../../../services/content/contentAct.js'
import type { ReadDraft } from '../../../services/content/drafts.js'
import { fieldOf } from '../staffForm.js'
import { staffActOf } from '../staffRequest.js'

/** Returns the actor of a change of content. @throws AppError 401 */
export const contentActOf = (req: Request): ContentAct => {
  const { signedIn, requestId } = staffActOf(req)
  return { actor: signedIn, requestId }
}

/** Returns the draft that the form displayed. */
export const readDraftOf = (req: Request, document: string): ReadDraft => ({
  document,
  version: Number(fieldOf(req, 'version')),
  digest: fieldOf(req, 'digest'),
})
