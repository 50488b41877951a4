import type { ReactNode } from 'react'
import { useStaffSite } from '../layout/staffSite.js'
import ChangeList from './ChangeList.js'
import type { ChangeProps, ProblemProps } from './fieldProps.js'
import ProblemList from './ProblemList.js'

/** What an update of the site left for review in a document. */
export interface ReviewProps {
  /** `hidden`: the update shows nothing of the document. */
  readonly reason: 'bothChanged' | 'noLongerValid' | 'hidden'
  readonly problems: readonly ProblemProps[]
  /** Texts of the site as removed, the other ones as added. */
  readonly changes: readonly ChangeProps[]
}

interface Props {
  readonly reviews: readonly ReviewProps[]
  readonly children?: ReactNode
}

export default function ReviewList({ reviews, children }: Props) {
  const { t } = useStaffSite()
  return (
    <section className="panel" aria-labelledby="review">
      <h2 id="review">{t('staffSiteEditor:review.title')}</h2>
      {reviews.map(({ reason, problems, changes }) => (
        <div key={reason} className="flow flow--tight">
          <p>{t(`staffSiteEditor:review.${reason}`)}</p>
          <ProblemList problems={problems} />
          <ChangeList changes={changes} />
        </div>
      ))}
      {children}
    </section>
  )
}
