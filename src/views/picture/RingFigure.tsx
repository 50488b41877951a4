import { figurePlaces } from '../../services/images/picturePlaces.js'
import Picture from './Picture.js'
import Rings, { type ArcPlace } from './Rings.js'
import SimulatedCaption from './SimulatedCaption.js'

interface Props {
  readonly picture: string
  readonly arc: ArcPlace
  readonly simulated?: boolean
}

export default function RingFigure({ picture, arc, simulated = true }: Props) {
  return (
    <figure className="page-hero__media page-hero__media--ring">
      <Rings radii={[54, 60, 68]} arc={arc} />
      <div className="ring">
        <Picture name={picture} place={figurePlaces.ring} />
      </div>
      {simulated && <SimulatedCaption picture={picture} />}
    </figure>
  )
}
