import type { Heading } from '../../services/content/schemas/pageParts.js'
import { homeAnchors } from '../../addresses/pageTable.js'
import type { IconName } from '../../services/content/schemas/pageParts.js'
import { useSite } from '../pageContext/site.js'
import Hours from './Hours.js'
import Icon from '../icons/Icon.js'
import Map from './ClinicMap.js'
import SectionHead from '../blocks/SectionHead.js'

interface Props {
  readonly heading: Heading
}

export default function Location({ heading }: Props) {
  return (
    <section className="section section--sand" id={homeAnchors.map}>
      <div className="wrap">
        <Place heading={heading} />
      </div>
    </section>
  )
}

export function Place({ heading }: Props) {
  const { clinic, t } = useSite()
  const ways: readonly {
    readonly icon: IconName
    readonly title: string
    readonly text: string
  }[] = [
    { icon: 'transit', title: t('common:place.transit'), text: clinic.transit },
    { icon: 'parking', title: t('common:place.parking'), text: clinic.parking },
    { icon: 'wheelchair', title: t('common:place.access'), text: clinic.access },
  ]
  return (
    <>
      <div className="place">
        <div>
          <SectionHead heading={heading} />
          <Hours />
        </div>
        <Map />
      </div>
      <details className="wide-open mt-3">
        <summary className="more">{t('common:place.ways')}</summary>
        <ul className="access">
          {ways.map(({ icon, title, text }) => (
            <li key={icon}>
              <Icon name={icon} />
              <div>
                <h3 className="label">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
