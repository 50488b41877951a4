import Icon from '../icons/Icon.js'
import Drawing from '../picture/Drawing.js'
import { useSite } from '../pageContext/site.js'

export default function ClinicMap() {
  const { clinic, locale, t } = useSite()
  return (
    <div className="map">
      <Drawing name="map" part={locale} />
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
