import type { ReactNode } from 'react'
import type { ToolName } from '../../../services/content/schemas/sections.js'
import { addDays } from '../../../shared/clinic/calendarDays.js'
import { fillIn } from '../../../shared/language/fillIn.js'
import { cycleDays } from '../../../shared/tools/cycleDays.js'
import { examDates } from '../../../shared/tools/examDates.js'
import { preparationSheet } from '../../../shared/tools/preparationSheet.js'
import { noDate } from '../../../shared/tools/typedDate.js'
import { type SiteTools, useSite } from '../../pageContext/site.js'
import SheetMoments from '../preparationSheet/SheetMoments.js'
import WindowDays from '../WindowDays.js'

/** Invented input: a pregnancy of 8 weeks and 4 days, the third day of a cycle, an appointment at 10:30. */
const pregnancyDays = 60
const cycleDay = 3
const hour = '10:30'

const examDatesSample = ({ data, now }: SiteTools): ReactNode => {
  const day = addDays(now.date, -pregnancyDays)
  const input = { ...noDate, day, known: 'period', weeks: '', days: '', embryo: '' }
  const result = examDates(data.clinic, input, now)
  if (result.kind !== 'answer') return null
  const window = result.windows.find(({ exam }) => exam === 'nuchalTranslucency')
  return (
    window && (
      <>
        <h3>{data.words.examDates.names.nuchalTranslucency}</h3>
        <WindowDays days={window.days} best={window.best} today={now.date} data={data} />
      </>
    )
  )
}

const cycleDaysSample = ({ data, now }: SiteTools): ReactNode => {
  const day = addDays(now.date, 1 - cycleDay)
  const input = { ...noDate, day, exam: 'breastMri', situations: [] }
  const result = cycleDays(data.clinic, input, now)
  return (
    result.kind === 'answer' && (
      <>
        <h3>{data.words.cycleDays.title}</h3>
        <WindowDays days={result.days} today={now.date} data={data} />
      </>
    )
  )
}

const samples: { readonly [Tool in ToolName]?: (tools: SiteTools) => ReactNode } = {
  examFinder: ({ data }) => {
    const { title, says } = data.words.examFinder
    const exam = data.exams['nuchalTranslucency']
    const words = data.phrases.nuchalTranslucency.says[data.locale]
    return (
      exam && (
        <>
          <h3>{title}</h3>
          <div className="hit">
            <b>{exam.name}</b>
            <p>{fillIn(says, { words })}</p>
          </div>
        </>
      )
    )
  },
  examDates: examDatesSample,
  cycleDays: cycleDaysSample,
  preparationSheet: ({ data }) => {
    const input = { exam: 'nuchalTranslucency', hour, exam2: '', hour2: '' }
    const result = preparationSheet(data.clinic, data.preparations, input)
    return (
      result.kind === 'answer' && (
        <>
          <h3>{data.words.preparationSheet.day}</h3>
          <SheetMoments data={data} moments={result.moments} names={false} />
        </>
      )
    )
  },
}

/** Shows an answer beside an unused tool. It is inert, and hidden on phones and once the tool has an answer. */
export default function ToolSample({ tool }: { readonly tool: ToolName }) {
  const { t, tools } = useSite()
  const sample = samples[tool]?.(tools)
  return (
    sample && (
      <div className="tool-sample" inert>
        <p className="hint">{t('tools:sample')}</p>
        {sample}
      </div>
    )
  )
}
