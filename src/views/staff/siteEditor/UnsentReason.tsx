import { useStaffSite } from '../layout/staffSite.js'

/** Shows an error and the reason of an approver that could not be sent, so that its text is not lost. */
export default function UnsentReason({
  error,
  reason,
}: {
  readonly error: string
  readonly reason: string
}) {
  const { t } = useStaffSite()
  return (
    <div>
      <p>{error}</p>
      {reason !== '' && (
        <>
          <p>{t('staffSiteEditor:approval.unsent')}</p>
          <blockquote className="as-read">{reason}</blockquote>
        </>
      )}
    </div>
  )
}
