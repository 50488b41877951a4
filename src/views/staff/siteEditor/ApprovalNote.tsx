import type { ApprovalState } from '../../../services/content/approval/approvalState.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface ApprovalProps {
  readonly state: Exclude<ApprovalState, 'notNeeded'>
  readonly words: string
  /** Why an approver sent the draft back. */
  readonly reason: string | undefined
  readonly mayAsk: boolean
}

/** How far the approval of a draft is. */
export default function ApprovalNote({ words, reason }: Omit<ApprovalProps, 'state' | 'mayAsk'>) {
  const { t } = useStaffSite()
  return (
    <>
      <p>{words}</p>
      {reason !== undefined && (
        <blockquote className="as-read">
          <span className="vh">{t('staffSiteEditor:approval.reason')} </span>
          {reason}
        </blockquote>
      )}
    </>
  )
}
