import type { Request } from 'express'
import type { ContentAct } from '../../../services/content/contentAct.js'
import type { ReadDraft } from '../../../services/content/drafts.js'
import type { Services } from '../../../services/services.js'
import { fieldOf } from '../staffForm.js'
import { signedInOf, staffActOf } from '../staffRequest.js'

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

/** Returns whether the newest release has the same author and reason, as after a double click. */
export const isPublished = async (
  { editing: { board } }: Services,
  req: Request,
  note: string,
): Promise<boolean> => {
  await board.refresh()
  const { release } = board.current()
  return release.by === signedInOf(req).account.id && release.note === note
}
