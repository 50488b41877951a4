import { daysOfAge, type GestationalAge, readAge } from '../../shared/clinic/pregnancyWeeks.js'
import { fillIn } from '../../shared/language/fillIn.js'
import { calendarField } from '../../shared/tools/toolFields.js'
import {
  type ExamDatesResult,
  type ExamWindow,
  examOfWindow,
  type WindowName,
} from '../../shared/tools/examDates.js'
import type { ToolsData } from '../../shared/tools/toolsData.js'
import { openDates } from '../../shared/tools/windowDays.js'
import AnswerEnd from './AnswerEnd.js'
import RequestDates from './RequestDates.js'
import { ageTexts, dayCount, periodTexts } from './toolTexts.js'
import WindowDays from './WindowDays.js'

interface Props extends Omit<Extract<ExamDatesResult, { kind: 'answer' }>, 'kind'> {
  readonly data: ToolsData
  readonly today: string
}

/** Before this age, the answer must not state that there is a pregnancy. */
const firstKnownWeek = 4

export default function ExamDatesAnswer({ data, today, age, windows }: Props) {
  const { title, ageToday, notYetFourWeeks } = data.words.examDates
  const isProposed = ({ exam }: ExamWindow): boolean =>
    data.exams[examOfWindow[exam]]?.href !== undefined
  return (
    <>
      <h3>{title}</h3>
      <p>
        {age.weeks < firstKnownWeek
          ? notYetFourWeeks
          : fillIn(ageToday, { age: ageTexts(data, age) })}
      </p>
      {windows.filter(isProposed).map((window) => (
        <WindowPart key={window.exam} window={window} age={age} today={today} data={data} />
      ))}
      <AnswerEnd data={data} today={today} />
    </>
  )
}

const weekLabelOf = (exam: WindowName, data: ToolsData) => {
  const { weeks } = readAge(data.clinic.windows[exam].from)
  return (place: number): string => ageTexts(data, { weeks: weeks + place, days: 0 })
}

/** Ages until which the program prefers and offers its second-trimester blood test (MSSS). */
const preferredBloodTest = daysOfAge('16w6d')
const lastBloodTest = daysOfAge('20w3d')

/** With at most this number of open days left, an answer to a request could arrive too late. */
const fewOpenDays = 5

const overKey = (exam: WindowName, { weeks, days }: GestationalAge) => {
  const age = 7 * weeks + days
  if (exam === 'dating' && weeks >= 14) return 'datingLater'
  if (exam !== 'nuchalTranslucency' || age <= preferredBloodTest) return exam
  return age <= lastBloodTest ? 'nuchalTranslucencySoon' : 'nuchalTranslucencyLater'
}

interface WindowProps extends Pick<Props, 'age' | 'data' | 'today'> {
  readonly window: ExamWindow
}

function WindowPart({ window, age, today, data }: WindowProps) {
  const { locale, words, phone, phoneHref } = data
  const { shared, examDates } = words
  const period = periodTexts(locale, window)
  const open = openDates(window.days, today).length
  const hasBegun = window.from < today
  const sentence = hasBegun ? examDates.begun : examDates.window
  return (
    <section className="tool__window">
      <h4>{examDates.names[window.exam]}</h4>
      {open === 0 ? (
        <p>
          {window.isOver
            ? `${fillIn(examDates.overWindow, period)} ${examDates.over[overKey(window.exam, age)]}`
            : fillIn(examDates.noOpenDay, period)}
        </p>
      ) : (
        <>
          <p>
            {fillIn(sentence, { ...period, open: dayCount(data, open) })}{' '}
            {window.best !== undefined &&
              fillIn(
                window.best.from === window.best.to ? examDates.bestDay : examDates.bestWindow,
                periodTexts(locale, window.best),
              )}
          </p>
          <WindowDays
            days={window.days}
            best={window.best}
            today={today}
            weekLabel={weekLabelOf(window.exam, data)}
            data={data}
          />
          {hasBegun && open <= fewOpenDays && (
            <p>
              {examDates.endsSoon} <a href={phoneHref}>{phone}</a>.
            </p>
          )}
          <RequestDates window={window} data={data} />{' '}
          <button
            className="btn btn--ghost btn--small"
            type="submit"
            name={calendarField}
            value={window.exam}
          >
            {shared.calendar}
            <span className="vh"> {examDates.names[window.exam]}</span>
          </button>
        </>
      )}
    </section>
  )
}
