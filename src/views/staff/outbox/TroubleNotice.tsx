import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface TroubleProps {
  /** Since when emails wait. */
  readonly since?: string | undefined
  /** Emails that somebody has to act on, in words. */
  readonly failed?: string
  /** Where emails can be looked at, for those who may. */
  readonly href?: string
}

/** Emails do not leave: since when, and that nothing is lost. */
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
