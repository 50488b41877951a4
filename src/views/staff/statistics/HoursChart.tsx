import type { WeekProps } from './statisticsProps.js'
import { weekScale } from './weekScale.js'

interface Props {
  readonly weeks: readonly WeekProps[]
  readonly label: string
}

const size = { base: 108, top: 20 }

/** Weeks with too few answers have no median and show a dashed placeholder. */
export default function HoursChart({ weeks, label }: Props) {
  const most = Math.max(1, ...weeks.map(({ hours }) => hours.value ?? 0))
  const { left, width, step, bar, className } = weekScale(weeks.length)
  return (
    <svg className={className} viewBox={`0 0 ${width} 132`} role="img" aria-label={label}>
      <line className="rule" x1={left} x2={width} y1={size.base} y2={size.base} />
      {weeks.map(({ key, label: week, hours }, place) => {
        const x = left + place * step
        const middle = x + bar / 2
        const height = ((hours.value ?? 0) / most) * (size.base - size.top)
        return (
          <g key={key}>
            {hours.value === undefined ? (
              <rect className="few" x={x} y={size.base - 17} width={bar} height={16} rx={3} />
            ) : (
              <>
                <rect
                  className="bar-b"
                  x={x}
                  y={size.base - height}
                  width={bar}
                  height={height}
                  rx={3}
                />
                {weeks.length <= 13 && (
                  <text className="value" x={middle} y={size.base - height - 5} textAnchor="middle">
                    {hours.words}
                  </text>
                )}
              </>
            )}
            {(weeks.length <= 13 || place % 2 === 0) && (
              <text x={middle} y={126} textAnchor="middle">
                {week}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
