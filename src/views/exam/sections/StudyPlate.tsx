import type { Study, StudyArm, StudyDots } from '../../../services/content/schemas/sections.js'
import { spaced } from '../../links/spaced.js'
import RichText from '../../blocks/RichText.js'
import PhoneFold from '../PhoneFold.js'
import { useSite } from '../../pageContext/site.js'

const arms: readonly StudyArm[] = ['prp', 'placebo']

const columns = 25
const rows = 4
const cell = 10
const radius = 4

const dotsPath = (dots: number): string => {
  const tenths = Math.round(dots * 10)
  const whole = Math.floor(tenths / 10 / columns)
  const last = Math.floor(tenths / 10) - whole * columns
  const part = (tenths % 10) / 10
  const width = last * cell + (part === 0 ? 0 : cell / 2 - radius + part * 2 * radius)
  return `M0 0h${columns * cell}v${whole * cell}H0zM0 ${whole * cell}h${width}v${cell}H0z`
}

interface Props {
  readonly study: Study
  readonly open: boolean
}

export default function StudyPlate({ study, open }: Props) {
  const { subject, dots, result, people, source } = study
  return (
    <PhoneFold
      heading={<RichText text={subject} />}
      note={dots === undefined ? <RichText text={people} /> : <Means dots={dots} />}
      open={open}
    >
      {dots && (
        <>
          <p className="study__dot">
            <RichText text={dots.meaning} />
          </p>
          {arms.map((arm) => (
            <Arm key={arm} arm={arm} dots={dots} />
          ))}
        </>
      )}
      <div className="study__words">
        <p>
          <RichText text={result} />
        </p>
        <p className="study__source">
          <RichText text={people} />. {source}
        </p>
      </div>
    </PhoneFold>
  )
}

function Means({ dots }: { readonly dots: StudyDots }) {
  const { localize, t } = useSite()
  return spaced(
    arms.map((arm) => (
      <span key={arm} className="study__mean">
        {t(`exam:studyArms.${arm}`)} <b>{localize(dots.means[arm].words)}</b>
      </span>
    )),
  )
}

function Arm({ arm, dots }: { readonly arm: StudyArm; readonly dots: StudyDots }) {
  const { localize, t } = useSite()
  const { points, words } = dots.means[arm]
  const id = `${dots.id}-${arm}`
  return (
    <div className="arm">
      <p>
        {t(`exam:studyArms.${arm}`)} <b>{localize(words)}</b>
      </p>
      <svg viewBox={`0 0 ${columns * cell} ${rows * cell}`} aria-hidden="true">
        {(['empty', 'full'] as const).map((kind) => (
          <pattern
            key={kind}
            id={`${id}-${kind}`}
            width={cell}
            height={cell}
            patternUnits="userSpaceOnUse"
          >
            <circle className={`dot dot--${kind}`} cx={cell / 2} cy={cell / 2} r={radius} />
          </pattern>
        ))}
        <path fill={`url(#${id}-empty)`} d={dotsPath(columns * rows)} />
        <path fill={`url(#${id}-full)`} d={dotsPath(points * dots.dotsAPoint)} />
      </svg>
    </div>
  )
}
