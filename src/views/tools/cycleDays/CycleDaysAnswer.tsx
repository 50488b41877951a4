import type { ReactNode } from 'react'
import { fillIn } from '../../../shared/language/fillIn.js'
import type { CycleDaysResult } from '../../../shared/tools/cycleDays.js'
import type { ToolsData } from '../../../shared/tools/toolsData.js'
import { openDates } from '../../../shared/tools/windowDays.js'
import AnswerEnd from '../AnswerEnd.js'
import { dayCount, listOfDays, periodTexts } from '../toolTexts.js'
import WindowDays from '../WindowDays.js'

interface Props {
  readonly data: ToolsData
  readonly today: string
  readonly result: CycleDaysResult
}

const answerTo = ({ result, data, today }: Props): ReactNode => {
  const { locale, words } = data
  const own = words.cycleDays
  switch (result.kind) {
    case 'errors':
      return null
    case 'call':
      return (
        <>
          <p>{own.call}</p>
          <ul>
            {result.because.map((reason) => (
              <li key={reason}>{own[reason]}</li>
            ))}
          </ul>
        </>
      )
    case 'anyDay':
      return <p>{own.anyDay}</p>
    case 'over':
      return <p>{fillIn(own.over, periodTexts(locale, result))}</p>
    case 'answer': {
      const [first, last] = result.cycle
      const dates = openDates(result.days, today)
      const open = dayCount(data, dates.length)
      const sentence = result.from < today ? own.begun : own.window
      const listed = dates.length === 1 ? own.openDate : own.openDates
      return (
        <>
          <p>{fillIn(sentence, { first, last, open, ...periodTexts(locale, result) })}</p>
          <p>{fillIn(listed, { dates: listOfDays(locale, dates) })}</p>
          <WindowDays days={result.days} today={today} data={data} />
          {result.exam !== 'breastMri' && <p>{own.stillBleeding}</p>}
          <p>{own.confirm}</p>
        </>
      )
    }
  }
}

export default function CycleDaysAnswer(props: Props) {
  const { data, today } = props
  return (
    <>
      <h3>{data.words.cycleDays.title}</h3>
      {answerTo(props)}
      <AnswerEnd data={data} first={data.words.cycleDays.first} today={today} />
    </>
  )
}
