import { staffUrl } from '../../../addresses/staffTable.js'
import { useStaffSite } from './staffSite.js'

export default function SessionEnded() {
  const { t } = useStaffSite()
  return (
    <div className="gate" data-session-check={staffUrl('sessionCheck')} role="alert" hidden>
      <div className="gate__card">
        <h2>{t('staffSignIn:ended')}</h2>
        <p>{t('staffSignIn:hidden')}</p>
        <a className="btn" href={staffUrl('home')} target="_blank" rel="noopener">
          {t('staffSignIn:elsewhere')}
        </a>
      </div>
    </div>
  )
}
