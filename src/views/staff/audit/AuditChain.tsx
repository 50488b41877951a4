import { staffUrl } from '../../../addresses/staffTable.js'
import type { AuditVerification } from '../../../services/staff/audit/auditLog.js'
import { useStaffSite } from '../layout/staffSite.js'

/** Verifies the hash chain on request only, because it reads the whole log. */
export default function AuditChain({
  verification,
}: {
  readonly verification?: AuditVerification | undefined
}) {
  const { t } = useStaffSite()
  if (verification?.problem !== undefined) {
    const { kind, sequence } = verification.problem
    return (
      <p className="notice notice--err" role="alert">
        <strong>{t(`staffAudit:chain.${kind}`, { sequence })}</strong>
      </p>
    )
  }
  if (verification !== undefined) {
    const { count, head } = verification
    return (
      <div className="notice notice--ok" role="status">
        <div>
          <b>{t('staffAudit:chain.intact', { count })}</b>{' '}
          {head !== undefined && (
            <>{t('staffAudit:chain.head', { head: `${head.sequence}:${head.mac}` })} </>
          )}
          {t('staffAudit:chain.compare')}
        </div>
      </div>
    )
  }
  return (
    <form className="notice" method="post" action={staffUrl('auditVerify')}>
      <div>{t('staffAudit:chain.ask')}</div>
      <button className="btn btn--small btn--ghost" type="submit">
        {t('staffAudit:chain.verify')}
      </button>
    </form>
  )
}
