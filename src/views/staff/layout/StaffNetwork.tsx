import Icon from '../../icons/Icon.js'
import { useStaffSite } from './staffSite.js'

export default function StaffNetwork() {
  const { t } = useStaffSite()
  return (
    <>
      <div role="status" data-net-status="" />
      <template data-net-words="off">
        <div className="notice notice--warn">
          <Icon name="info" />
          <p>
            <strong>{t('network:off.title')}</strong> {t('network:off.text')}
          </p>
        </div>
      </template>
      <template data-net-words="on">
        <div className="notice notice--ok">
          <Icon name="check" />
          <p>
            <strong>{t('network:on.title')}</strong> {t('network:on.text')}
          </p>
        </div>
      </template>
    </>
  )
}
