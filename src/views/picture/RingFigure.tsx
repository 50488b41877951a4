import { figurePlaces } from '../../services/images/picturePlaces.js'
import { useSite } from '../pageContext/site.js'
import Picture from './Picture.js'
import Rings, { type ArcPlace } from './Rings.js'

interface Props {
  readonly picture: string
  readonly arc: ArcPlace
  /** Adds a caption that the picture is simulated. */
  readonly simulated?: boolean
}

export default function RingFigure({ picture, arc, simulated = false }: Props) {
  const { t } = useSite()
  return (
    <figure className="page-hero__media page-hero__media--ring">
      <Rings radii={[54, 60, 68]} arc={arc} />
      <div className="ring">
        <Picture name={picture} place={figurePlaces.ring} />
      </div>
      {simulated && <figcaption className="simulated">{t('common:simulated')}</figcaption>}
    </figure>
  )
}
