import { calendarFile, calendarFileName } from '../../services/tools/calendarFile.js'
import { examDates, type ExamDatesResult } from '../../services/tools/examDates.js'
import { embryoDays, examDatesFields, knownDates } from '../../services/tools/examDatesFields.js'
import { fillIn } from '../../services/forms/ruleSentence.js'
import type { ToolsData } from '../../services/tools/toolsData.js'
import Choices from '../fields/Choices.js'
import TextField from '../fields/TextField.js'
import DateFields from './DateFields.js'
import { downloadText } from './downloadText.js'
import ExamDatesAnswer from './ExamDatesAnswer.js'
import ToolForm from './ToolForm.js'
import { errorOf, type ToolProps, toolPropKinds } from './toolProps.js'
import { errorsInWords } from './toolWords.js'
import { useTool } from './useTool.js'

export { toolPropKinds as propKinds }

const form = 'dates'

type Asked = Pick<ToolProps<'examDates'>, 'input' | 'today'>

const resultOf = ({ clinic }: ToolsData, { input, today }: Asked): ExamDatesResult | undefined =>
  today === undefined ? undefined : examDates(clinic, input, today)

/** The dates of the exams of a pregnancy, from whichever date is known. */
export default function ExamDates(props: ToolProps<'examDates'>) {
  const { action, data } = props
  const { shared, examDates: words } = data.words
  const tool = useTool(examDatesFields, props, (exam, asked) => {
    const found = resultOf(data, asked)
    const window =
      found?.kind === 'answer' ? found.windows.find((one) => one.exam === exam) : undefined
    if (window === undefined) return
    const file = calendarFile(window, shared.calendarTitle, new Date())
    downloadText(file, calendarFileName[data.locale], 'text/calendar')
  })
  const { input, today } = tool
  const result = resultOf(data, tool)
  const errors =
    result?.kind === 'errors' && today !== undefined
      ? errorsInWords(data, result.errors, words.errors, today)
      : []
  const numberField = (name: 'weeks' | 'days') => (
    <TextField
      form={form}
      name={name}
      field={examDatesFields[name]}
      label={words[name]}
      inputMode="numeric"
      autoComplete="off"
      value={input[name]}
      error={errorOf(errors, name)}
    />
  )
  return (
    <ToolForm
      name="examDates"
      form={form}
      action={action}
      data={data}
      tool={tool}
      errors={errors}
      submit={words.submit}
      answer={
        result?.kind === 'answer' &&
        today !== undefined && <ExamDatesAnswer data={data} today={today} {...result} />
      }
    >
      <Choices
        form={form}
        name="known"
        field={examDatesFields.known}
        type="radio"
        legend={words.known}
        options={knownDates.map((value) => ({ value, label: words[value] }))}
        chosen={[input.known]}
        error={errorOf(errors, 'known')}
      />
      <fieldset className="field tool__scan">
        <legend>{words.age}</legend>
        <div className="tool__parts">
          {numberField('weeks')}
          {numberField('days')}
        </div>
      </fieldset>
      <div className="tool__transfer">
        <Choices
          form={form}
          name="embryo"
          field={examDatesFields.embryo}
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
      <DateFields
        form={form}
        legend={words.date}
        hint={words.dateHint}
        input={input}
        errors={errors}
        words={shared}
      />
    </ToolForm>
  )
}
