import { figurePlaces } from '../../services/images/picturePlaces.js'
import { useSite } from '../pageContext/site.js'
import { spaced } from '../links/spaced.js'
import Picture from './Picture.js'

interface Props {
  readonly picture: string
  /** Curved probes show a sector, linear probes a rectangle. */
  readonly shape: 'sector' | 'linear'
}

/** Arc radii in percent of the sector's radius. */
const echoes = [
  { opacity: 0.5, d: 'M-3.08 63.83A105 105 0 0 0 126.21 63.83' },
  { opacity: 0.34, d: 'M-7.08 68.95A111.5 111.5 0 0 0 130.21 68.95' },
  { opacity: 0.22, d: 'M-12.31 75.65A120 120 0 0 0 135.44 75.65' },
  { opacity: 0.12, d: 'M-19.09 84.32A131 131 0 0 0 142.22 84.32' },
] as const

/** Centimetres below the skin. */
const depths = { sector: [0, 5, 10, 15], linear: [0, 1, 2, 3, 4] } as const

export default function UltrasoundFigure({ picture, shape }: Props) {
  const { t } = useSite()
  return (
    <figure className="page-hero__media">
      <div className={shape === 'linear' ? 'scan scan--linear' : 'scan'}>
        <div className="echo-box">
          <Echo />
          <div className={shape}>
            <Picture name={picture} place={figurePlaces[shape]} />
          </div>
          <span className="scan__mark" />
        </div>
        <div className="scan__depth" aria-hidden="true">
          {spaced(depths[shape].map((depth) => <span key={depth}>{depth}</span>))}
        </div>
      </div>
      <figcaption className="simulated">{t('common:simulated')}</figcaption>
    </figure>
  )
}

function Echo() {
  return (
    <svg className="echo" viewBox="0 0 123.13 81.09" aria-hidden="true">
      {echoes.map(({ opacity, d }) => (
        <path key={opacity} opacity={opacity} d={d} />
      ))}
    </svg>
  )
}
