import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface TroubleProps {
  readonly since?: string | undefined
  readonly failed?: string
  readonly href?: string
}

export default function TroubleNotice({ since, href, failed }: TroubleProps) {
  const { t } = useStaffSite()
  return (
    <div className="notice notice--warn" role="status">
      <Icon name="warning" />
      <div>
        {since !== undefined && (
          <p>
            <b>{t('staffOutbox:trouble.title', { moment: since })}</b>{' '}
            {t('staffOutbox:trouble.text')}
          </p>
        )}
        {failed !== undefined && (
          <p>
            <b>{failed}</b>{' '}
            {href === undefined ? (
              t('staffOutbox:trouble.tell')
            ) : (
              <a href={href}>{t('staffOutbox:trouble.look')}</a>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
