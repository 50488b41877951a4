import type { ApprovalState } from '../../../services/content/approval/approvalState.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface ApprovalProps {
  readonly state: Exclude<ApprovalState, 'notNeeded'>
  readonly words: string
  readonly reason: string | undefined
  readonly mayAsk: boolean
}

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
