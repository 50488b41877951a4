import { isKnown } from '../../../shared/language/storedChoices.js'
import type { ContentCatalogue } from '../documentType.js'
import { isApproved } from '../drafts.js'
import type { OpenDocument } from '../editor/openDocument.js'
import { changesReviewed } from '../editor/reviewedChanges.js'

/** `notNeeded`: no medical or legal change. `unavailable`: no account may approve. */
export type ApprovalState = 'notNeeded' | 'unavailable' | 'open' | 'asked' | 'sentBack' | 'approved'

export const approvalStateOf = (
  catalogue: ContentCatalogue,
  document: OpenDocument,
  hasApprover: boolean,
): ApprovalState => {
  const { draft, published, json } = document
  if (draft === undefined || !changesReviewed(document, published, json)) return 'notNeeded'
  if (isApproved(catalogue, draft)) return 'approved'
  if (!hasApprover) return 'unavailable'
  return isKnown(['asked', 'sentBack'] as const, draft.state) ? draft.state : 'open'
}

export const awaitsApproval = (state: ApprovalState): boolean =>
  state === 'open' || state === 'asked' || state === 'sentBack'
