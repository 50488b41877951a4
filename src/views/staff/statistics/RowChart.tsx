import type { BarProps } from './statisticsProps.js'

interface Props {
  readonly bars: readonly BarProps[]
  readonly label: string
}

/** Length of the longest bar; the rest of the row is for its figure. */
const longestPercent = 80
const bar = { height: 16, rx: 3 }

/** The labels are HTML, so that their size does not depend on the width of the chart. */
export default function RowChart({ bars, label }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0))
  return (
    <div className="chart chart--rows" role="img" aria-label={label}>
      {bars.map(({ key, label: name, value, words }) => (
        <div key={key}>
          <span>{name}</span>
          <span className={value === undefined ? undefined : 'value'}>
            <svg
              width={value === undefined ? bar.height : `${(value / most) * longestPercent}%`}
              height={bar.height}
            >
              <rect className={value === undefined ? 'few' : 'bar-a'} width="100%" {...bar} />
            </svg>
            {words}
          </span>
        </div>
      ))}
    </div>
  )
}
