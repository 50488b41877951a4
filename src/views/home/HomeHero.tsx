import type { HomeContent } from '../../services/content/schemas/home.js'
import { useSite } from '../pageContext/site.js'
import BookButton from '../links/BookButton.js'
import Icon from '../icons/Icon.js'
import OpenNow from '../site/OpenNow.js'
import Picture from '../picture/Picture.js'
import RichText from '../blocks/RichText.js'
import Rings from '../picture/Rings.js'
import SimulatedCaption from '../picture/SimulatedCaption.js'

export default function HomeHero({ hero }: { readonly hero: HomeContent['hero'] }) {
  const { clinic, localize, t } = useSite()
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero__text">
          <h1>
            {localize(hero.title)} <strong>{localize(hero.strong)}</strong>
          </h1>
          <p className="lead">
            <RichText text={hero.lead} />
          </p>
          <div className="row">
            <BookButton />{' '}
            <a className="btn btn--ghost" href="#finder">
              {t('home:finder.label')}
            </a>
          </div>
          <ul className="hero__meta">
            <li>
              <OpenNow />
            </li>
            <li>
              <Icon name="map-pin" small />
              {clinic.district}
            </li>
          </ul>
        </div>
        <figure className="hero__media">
          <Rings radii={[54, 60]} arc="seven" />
          <div className="ring">
            <Picture name="reception" place="heroRing" />
          </div>
          <SimulatedCaption picture="reception" />
        </figure>
      </div>
    </section>
  )
}
