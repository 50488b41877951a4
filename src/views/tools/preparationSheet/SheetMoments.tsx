import { formatTime, weekdayNames } from '../../../shared/clinic/formats.js'
import { fillIn } from '../../../shared/language/fillIn.js'
import type { SheetMoment } from '../../../shared/tools/sheetMoments.js'
import type { ToolsData } from '../../../shared/tools/toolsData.js'
import { hourOf } from '../../../shared/tools/typedHour.js'

interface Props {
  readonly data: ToolsData
  readonly moments: readonly SheetMoment[]
  readonly names: boolean
}

export default function SheetMoments({ data, moments, names }: Props) {
  const { locale, words } = data
  const own = words.preparationSheet
  const hour = (minutes: number): string => formatTime(hourOf(minutes), locale)
  const nameOf = (exam = ''): string => data.exams[exam]?.name ?? exam
  const isMri = (exam = ''): boolean =>
    data.preparations[exam]?.steps.some(({ key }) => key === 'questionnaire') ?? false
  const notesOf = ({ what, at, to = at, latest = to, exam, firmness, opening }: SheetMoment) => {
    if (what === 'exam') {
      const end = { from: hour(to), to: hour(latest) }
      return [
        // English hours end with a period: “10 a.m.”.
        fillIn(to === latest ? own.endAt : own.end, end).replace(/\.\.$/, '.'),
        ...(isMri(exam) ? [own.moreTime] : []),
      ]
    }
    if (opening !== undefined) {
      const { at: opens, days } = opening
      const named = { days: weekdayNames(days, locale).join(` ${own.or} `), time: hour(opens) }
      return [opens === at ? own.atOpening : fillIn(own.atOpeningOn, named)]
    }
    return [
      ...(firmness === 'firstTrimester' ? [own.firstTrimester] : []),
      ...(names && what !== 'arrive' ? [nameOf(exam)] : []),
    ]
  }
  return (
    <ol className="moments">
      {moments.map((moment) => {
        const { at, to, what, exam } = moment
        const isSpan = what !== 'exam' && to !== undefined
        return (
          <li key={`${at} ${what} ${exam ?? ''}`} className={`moment moment--${what}`}>
            <b>{isSpan ? fillIn(own.between, { from: hour(at), to: hour(to) }) : hour(at)}</b>{' '}
            <div>
              {what === 'exam' ? nameOf(exam) : own[what]}
              {notesOf(moment).map((note) => (
                <span key={note}> {note}</span>
              ))}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
