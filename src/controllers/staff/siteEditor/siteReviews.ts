import { placedChanges } from '../../../services/content/editor/reviewedChanges.js'
import type { DocumentKind } from '../../../services/content/editor/openDocument.js'
import type { Review } from '../../../services/content/effectiveContent.js'
import type { Json } from '../../../services/content/mergeContent.js'
import { broken } from '../../../services/schema/brokenRule.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { ReviewProps } from '../../../views/staff/siteEditor/ReviewList.js'
import { changeProps, problemProps } from './siteChanges.js'

interface Reviewed extends DocumentKind {
  readonly name: string
  /** Public state; `null` if the update hides the document. */
  readonly published: Json
}

/** Describes what an update left for review in a document: places, and texts that are not shown. */
export const reviewProps = (
  site: StaffSite,
  document: Reviewed,
  reviews: readonly Review[],
): readonly ReviewProps[] =>
  reviews.flatMap((review): readonly ReviewProps[] => {
    if (review.document !== document.name || review.reason === 'unknownType') return []
    const { reason, other } = review
    const { published } = document
    if (reason === 'noLongerValid') {
      return [
        {
          reason: published === null ? 'hidden' : reason,
          problems: problemProps(site, document, other, review.problems),
          changes: published === null ? [] : changeProps(site, document, published, other),
        },
      ]
    }
    const places = placedChanges(document, published, other).map(({ path }) => ({
      path,
      ...broken('bothChanged'),
      kind: 'confirm' as const,
    }))
    return [
      {
        reason,
        problems: problemProps(site, document, other, places),
        changes: changeProps(site, document, published, other),
      },
    ]
  })
