import type { BarProps } from './statisticsProps.js'

interface Props {
  readonly bars: readonly BarProps[]
  readonly label: string
}

const rowHeight = 27
/** Width of the labels, enough for the longest exam name. */
const left = 222
const longest = 161

export default function RowChart({ bars, label }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0))
  return (
    <svg
      className="chart chart--rows"
      viewBox={`0 0 440 ${bars.length * rowHeight}`}
      role="img"
      aria-label={label}
    >
      {bars.map(({ key, label: name, value, words }, place) => {
        const y = place * rowHeight + 4
        const length = value === undefined ? 16 : (value / most) * longest
        return (
          <g key={key}>
            <text x={left - 10} y={y + 12} textAnchor="end">
              {name}
            </text>
            <rect
              className={value === undefined ? 'few' : 'bar-a'}
              x={left}
              y={y}
              width={length}
              height={16}
              rx={3}
            />
            <text
              className={value === undefined ? undefined : 'value'}
              x={left + length + 8}
              y={y + 13}
            >
              {words}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
