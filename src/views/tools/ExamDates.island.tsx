import { examDates, type ExamDatesResult } from '../../shared/tools/examDates.js'
import { embryoDays, examDatesFields, knownDates } from '../../shared/tools/examDatesFields.js'
import { fillIn } from '../../shared/language/fillIn.js'
import type { ToolsData } from '../../shared/tools/toolsData.js'
import Choices from '../fields/Choices.js'
import { downloadCalendar } from './downloadCalendar.js'
import DateFields from './DateFields.js'
import PartFields from './PartFields.js'
import ExamDatesAnswer from './ExamDatesAnswer.js'
import ToolForm from './ToolForm.js'
import { errorOf, type ToolProps, toolPropKinds } from './toolProps.js'
import { errorsInTexts } from './toolTexts.js'
import { useTool } from './useTool.js'

export { toolPropKinds as propKinds }

const form = 'dates'
const ageParts = ['weeks', 'days'] as const

type Asked = Pick<ToolProps<'examDates'>, 'input' | 'now'>

const resultOf = ({ clinic }: ToolsData, { input, now }: Asked): ExamDatesResult | undefined =>
  now === undefined ? undefined : examDates(clinic, input, now)

export default function ExamDates(props: ToolProps<'examDates'>) {
  const { action, data } = props
  const { shared, examDates: words } = data.words
  const tool = useTool(examDatesFields, props, (exam, asked) => {
    const found = resultOf(data, asked)
    const window =
      found?.kind === 'answer' ? found.windows.find((one) => one.exam === exam) : undefined
    if (window !== undefined) downloadCalendar(window, shared.calendarTitle, data.locale)
  })
  const { input, now } = tool
  const result = resultOf(data, tool)
  const errors = errorsInTexts(data, result, words.errors, now)
  return (
    <ToolForm
      name="examDates"
      form={form}
      action={action}
      data={data}
      tool={tool}
      errors={errors}
      answer={
        result?.kind === 'answer' &&
        now !== undefined && <ExamDatesAnswer data={data} today={now.date} {...result} />
      }
    >
      <Choices
        form={form}
        name="known"
        type="radio"
        legend={words.known}
        options={knownDates.map((value) => ({ value, label: words[value] }))}
        chosen={[input.known]}
        error={errorOf(errors, 'known')}
      />
      <div className="tool__scan">
        <PartFields
          form={form}
          name="age"
          legend={words.age}
          parts={ageParts}
          labels={words}
          input={input}
          errors={errors}
        />
      </div>
      <div className="tool__transfer">
        <Choices
          form={form}
          name="embryo"
          type="radio"
          legend={words.embryo}
          options={embryoDays.map((value) => ({
            value,
            label: fillIn(words.embryoDays, { days: value }),
          }))}
          chosen={[input.embryo]}
          error={errorOf(errors, 'embryo')}
        />
      </div>
      <DateFields form={form} words={words} labels={shared} input={input} errors={errors} />
    </ToolForm>
  )
}
