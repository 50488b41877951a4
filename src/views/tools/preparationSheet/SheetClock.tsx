import { formatTime } from '../../../shared/clinic/formats.js'
import type { SheetExam } from '../../../shared/tools/preparations.js'
import type { SheetMoment } from '../../../shared/tools/sheetMoments.js'
import type { ToolsData } from '../../../shared/tools/toolsData.js'
import { hourOf } from '../../../shared/tools/typedHour.js'

interface Props {
  readonly data: ToolsData
  readonly moments: readonly SheetMoment[]
  readonly exams: readonly SheetExam[]
}

/** Minutes of a 12-hour dial; also the `pathLength` of its circles. */
const dial = 720
const middle = 120
const rim = 100
const numerals = 80
/** Radius of the exam arcs, which are outside the rim. */
const lane = 113

/** Returns the rotation for a time: SVG angles start at three o'clock, the dial at twelve. */
const turn = (minutes: number): string =>
  `rotate(${(minutes / dial) * 360 - 90} ${middle} ${middle})`

const place = (minutes: number, radius: number) => {
  const angle = (minutes / dial) * 2 * Math.PI
  const round = (value: number): number => Math.round(value * 10) / 10
  return {
    x: round(middle + radius * Math.sin(angle)),
    y: round(middle - radius * Math.cos(angle)),
  }
}

interface ArcProps {
  readonly name: string
  readonly radius: number
  readonly from: number
  readonly to: number
}

function Arc({ name, radius, from, to }: ArcProps) {
  return (
    <circle
      className={name}
      cx={middle}
      cy={middle}
      r={radius}
      pathLength={dial}
      strokeDasharray={`${Math.min(to - from, dial)} ${dial}`}
      transform={turn(from)}
    />
  )
}

function Waiting({ moment, until }: { readonly moment: SheetMoment; readonly until: number }) {
  const { at, to } = moment
  const { x, y } = place(at, lane)
  return (
    <>
      <Arc name="clock__wait" radius={lane} from={at} to={to ?? until} />
      <circle className="clock__dot" cx={x} cy={y} r={5} />
    </>
  )
}

/** Draws the times on a clock; screen readers read the adjacent list, which is equivalent. */
export default function SheetClock({ data, moments, exams }: Props) {
  const { locale, words } = data
  const hourOfExam = (name: string | undefined): number =>
    exams.find((exam) => exam.name === name)?.at ?? 0
  const arrival = moments.find(({ what }) => what === 'arrive')?.at ?? 0
  return (
    <svg className="clock" viewBox="0 0 240 240" aria-hidden="true">
      <circle className="clock__face" cx={middle} cy={middle} r={rim} />
      <circle
        className="clock__ticks"
        cx={middle}
        cy={middle}
        r={rim - 5}
        pathLength={dial}
        strokeDasharray="1.5 13.5"
        transform={turn(0)}
      />
      {Array.from({ length: 12 }, (_, hour) => (
        <text key={hour} {...place(hour * 60, numerals)} dy="4">
          {hour === 0 ? 12 : hour}
        </text>
      ))}
      {moments.map((moment) => {
        const { what, at, to = at, latest = to, exam } = moment
        const key = `${at} ${what} ${exam ?? ''}`
        if (what === 'arrive') return null
        if (what !== 'exam') return <Waiting key={key} moment={moment} until={hourOfExam(exam)} />
        return (
          <g key={key}>
            <Arc name="clock__exam" radius={rim} from={at} to={to} />
            <Arc name="clock__perhaps" radius={rim} from={to} to={latest} />
          </g>
        )
      })}
      <text className="clock__big" x={middle} y={middle}>
        {formatTime(hourOf(arrival), locale)}
      </text>
      <text x={middle} y={middle + 14}>
        {words.preparationSheet.arrival}
      </text>
    </svg>
  )
}
