import { useSite } from '../site/site.js'
import Icon from '../icons/Icon.js'

/** A drawn map: nothing is loaded from another site. The address beside it says the same in words. */
export default function ClinicMap() {
  const { clinic, t } = useSite()
  return (
    <div className="map">
      <img src="/drawings/map.svg" width={900} height={560} loading="lazy" alt="" />
      <div className="map__card">
        <strong>{clinic.street}</strong> <span className="muted">{clinic.city}</span>{' '}
        <a className="more" href={clinic.directions} rel="external noopener">
          {t('common:place.directions')}
          <Icon name="external" small />
        </a>
      </div>
    </div>
  )
}
