import type { WeekProps } from './statisticsProps.js'
import { weekScale } from './weekScale.js'

interface Props {
  readonly weeks: readonly WeekProps[]
  readonly label: string
}

const size = { base: 190, top: 24 }

/** Uses attributes, because the content security policy blocks inline styles. */
export default function WeekChart({ weeks, label }: Props) {
  const most = Math.max(1, ...weeks.map(({ total }) => total.value ?? 0))
  const { left, width, step, bar, className } = weekScale(weeks.length)
  const heightOf = (value: number): number => (value / most) * (size.base - size.top)
  return (
    <svg className={className} viewBox={`0 0 ${width} 216`} role="img" aria-label={label}>
      <line className="rule" x1={left} x2={width} y1={size.base} y2={size.base} />
      {weeks.map((week, place) => {
        const x = left + place * step
        const whole = heightOf(week.total.value ?? 0)
        const english = heightOf(week.english.value ?? 0)
        const middle = x + bar / 2
        const shown = Math.max(0, whole - english)
        const french = week.isCurrent ? 'bar-now' : 'bar-a'
        return (
          <g key={week.key}>
            {week.total.value === undefined ? (
              <rect className="few" x={x} y={size.base - 17} width={bar} height={16} rx={3} />
            ) : (
              <>
                <rect
                  className={week.english.value === undefined ? 'bar-undivided' : french}
                  x={x}
                  y={size.base - shown}
                  width={bar}
                  height={shown}
                  rx={3}
                />
                <rect
                  className="bar-b"
                  x={x}
                  y={size.base - whole}
                  width={bar}
                  height={Math.max(0, english - 2)}
                  rx={3}
                />
                {weeks.length <= 13 && (
                  <text className="value" x={middle} y={size.base - whole - 6} textAnchor="middle">
                    {week.total.words}
                  </text>
                )}
              </>
            )}
            {(weeks.length <= 13 || place % 2 === 0) && (
              <text x={middle} y={208} textAnchor="middle">
                {week.label}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
