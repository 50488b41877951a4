import { useSite } from '../site/site.js'
import Icon from '../icons/Icon.js'

const streets = {
  wide: 'M-20 300C200 290 500 300 930 250M180-20C200 160 240 320 330 470M470-20c-10 150 20 320 90 540M720-20c-10 120-10 300 40 480',
  narrow:
    'M-20 210c220 0 500 10 940-60M-20 385c200-20 520 10 940-50M70-20c10 160 60 300 120 420M320-20c10 160 50 300 110 500M600-20c-10 160 10 300 70 500M830-20c0 160 20 260 60 460',
} as const

const halos = [34, 62, 98, 142] as const

/** A drawn map: nothing is loaded from another site. The address beside it says the same in words. */
export default function ClinicMap() {
  const { clinic, t } = useSite()
  return (
    <div className="map">
      <svg viewBox="0 0 900 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className="river" d="M-20 470C160 400 300 470 470 520S800 500 930 420V600H-20Z" />
        <path className="park" d="M640 60h190v150H690c-40-10-60-90-50-150Z" />
        <path className="hw" d="M-20 120C200 150 420 110 560 40S820-60 930-60" />
        <path className="st" d={streets.wide} />
        <path className="st st--s" d={streets.narrow} />
        {halos.map((radius) => (
          <circle key={radius} className="halo" cx="512" cy="286" r={radius} />
        ))}
        <circle className="pin" cx="512" cy="286" r="17" />
        <circle className="pin-dot" cx="512" cy="286" r="6" />
      </svg>
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
