import { figurePlaces } from '../../services/images/picturePlaces.js'
import { useSite } from '../pageContext/site.js'
import { spaced } from '../links/spaced.js'
import Picture from './Picture.js'

interface Props {
  readonly picture: string
  /** Curved probes show a sector, linear probes a rectangle. */
  readonly shape: 'sector' | 'linear'
}

/** Arcs of 56° with radii in percent of the sector's radius; they end before the depth scale. */
const echoes = [
  { opacity: 0.5, d: 'M12.27 73.80A105 105 0 0 0 110.86 73.80' },
  { opacity: 0.34, d: 'M9.22 79.54A111.5 111.5 0 0 0 113.91 79.54' },
  { opacity: 0.22, d: 'M5.23 87.04A120 120 0 0 0 117.90 87.04' },
  { opacity: 0.12, d: 'M0.06 96.76A131 131 0 0 0 123.07 96.76' },
] as const

/** Centimetres below the skin, or below the probe inside the body. */
const depths = {
  sector: [0, 5, 10, 15],
  near: [0, 2, 4, 6, 8],
  linear: [0, 1, 2, 3, 4],
} as const

/** Pictures with a depth of 8 cm: their structures are at most 8 cm long. */
const nearPictures: readonly string[] = ['scanNuchal', 'scanMorphology', 'scanUterus']

export default function UltrasoundFigure({ picture, shape }: Props) {
  const { t } = useSite()
  const scale = nearPictures.includes(picture) ? 'near' : shape
  return (
    <figure className="page-hero__media">
      <div className={`scan scan--${scale}`}>
        <div className="echo-box">
          {shape === 'sector' && <Echo />}
          <div className={shape}>
            <Picture name={picture} place={figurePlaces[shape]} />
          </div>
          <span className="scan__mark" />
        </div>
        <div className="scan__depth" aria-hidden="true">
          {spaced(depths[scale].map((depth) => <span key={depth}>{depth}</span>))}
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
