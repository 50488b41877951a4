import type { HomeContent } from '../../services/content/pageContentTypes.js'
import { useSite } from '../site.js'
import BookButton from './BookButton.js'
import Icon from './Icon.js'
import OpenNow from './OpenNow.js'
import Picture from './Picture.js'
import Rich from './Rich.js'
import Rings from './Rings.js'

/** The ring bleeds off the top and the right; the words hold the left. */
export default function HomeHero({ hero }: { readonly hero: HomeContent['hero'] }) {
  const { clinic, say, t } = useSite()
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero__media">
          <Rings radii={[54, 59, 66]} arc="seven" />
          <div className="ring">
            <Picture name="reception" place="heroRing" eager />
          </div>
        </div>
        <div className="hero__text">
          <h1>
            {say(hero.title)} <strong>{say(hero.strong)}</strong>
          </h1>
          <p className="lead">
            <Rich text={hero.lead} />
          </p>
          <div className="row">
            <BookButton />
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
      </div>
    </section>
  )
}
