import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'

/** Emails do not leave: since when, and that nothing is lost. */
export default function TroubleNotice({ since }: { readonly since: string }) {
  const { t } = useStaffSite()
  return (
    <div className="notice notice--warn" role="status">
      <Icon name="warning" />
      <div>
        <b>{t('staffOutbox:trouble.title', { moment: since })}</b> {t('staffOutbox:trouble.text')}
      </div>
    </div>
  )
}
