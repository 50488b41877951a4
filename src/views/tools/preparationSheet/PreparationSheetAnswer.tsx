import { regions } from '../../../addresses/locales.js'
import { formatTime, weekdayNames } from '../../../shared/clinic/formats.js'
import { fillIn } from '../../../shared/language/fillIn.js'
import type { PreparationSheetResult } from '../../../shared/tools/preparationSheet.js'
import type { SheetStep } from '../../../shared/tools/preparations.js'
import { inSentence } from '../../../shared/text/inSentence.js'
import type { ToolsData } from '../../../shared/tools/toolsData.js'
import { hourOf } from '../../../shared/tools/typedHour.js'
import AnswerEnd from '../AnswerEnd.js'
import SheetClock from './SheetClock.js'
import SheetMoments from './SheetMoments.js'

type Shown<Kind> = Extract<PreparationSheetResult, { readonly kind: Kind }>

interface Props {
  readonly data: ToolsData
  readonly result: Shown<'answer' | 'call'>
}

export default function PreparationSheetAnswer({ data, result }: Props) {
  const words = data.words.preparationSheet
  return (
    <>
      {result.kind === 'answer' ? (
        <Sheet data={data} result={result} />
      ) : (
        <>
          <h3>{words.title}</h3>
          <p>{words.call}</p>
          <p>{words[result.because]}</p>
        </>
      )}
      <AnswerEnd data={data} first={words.first} />
    </>
  )
}

interface SheetProps extends Pick<Props, 'data'> {
  readonly result: Shown<'answer'>
}

/**
 * Maximum number of weekdays that the answer lists as the only ones on which the exam is offered: the
 * date of the appointment may have been misread.
 */
const fewDays = 2

function Sheet({ data, result }: SheetProps) {
  const { steps, bring, doNotCome, exams, openOn } = result
  const { locale, letterhead, phone } = data
  const words = data.words.preparationSheet
  const [clinic, ...directions] = letterhead
  const fast = result.moments.find(({ what }) => what === 'fast')
  const textOf = ({ key, text }: SheetStep): string =>
    key === 'fast' && fast !== undefined
      ? fillIn(words.fastFrom, { time: formatTime(hourOf(fast.at), locale) })
      : text
  const [first = '', ...others] = exams.map(({ name }) => data.exams[name]?.name ?? name)
  const names = [first, ...others.map(inSentence)]
  return (
    <article className="prep">
      <p className="prep__top print-only">
        <b>{clinic}</b> <b>{phone}</b>
      </p>
      <div>
        <h3>{words.title}</h3>
        <p>{new Intl.ListFormat(regions[locale]).format(names)}</p>
      </div>
      <div className="prep__lines print-only">
        <div>{words.name}</div>
        <div>{words.date}</div>
      </div>
      <div className="prep__day">
        <div>
          <h4>{words.day}</h4>
          <SheetMoments data={data} moments={result.moments} names={exams.length > 1} />
          {openOn.length <= fewDays && (
            <p className="hint">
              {fillIn(words.onlyOn, { days: weekdayNames(openOn, locale).join(` ${words.or} `) })}
            </p>
          )}
        </div>
        <SheetClock data={data} moments={result.moments} exams={exams} />
      </div>
      <div className="prep__cols">
        <Boxes title={words.todo} items={steps.map((step) => ({ ...step, text: textOf(step) }))} />
        <Boxes title={words.bring} items={bring} />
      </div>
      {doNotCome.map((line) => (
        <p key={line}>
          <b>{line}</b>
        </p>
      ))}
      <p>{words.medicines}</p>
      <div className="prep__foot print-only">
        <h4>{words.questions}</h4>
        <p className="prep__questions" />
        {directions.map((line) => (
          <p key={line} className="prep__directions">
            {line}
          </p>
        ))}
      </div>
    </article>
  )
}

interface BoxesProps {
  readonly title: string
  readonly items: readonly { readonly key: string; readonly text: string }[]
}

function Boxes({ title, items }: BoxesProps) {
  return (
    <section>
      <h4>{title}</h4>
      <ul className="prep__boxes">
        {items.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
