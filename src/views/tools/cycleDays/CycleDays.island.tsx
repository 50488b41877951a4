import { cycleDays } from '../../../shared/tools/cycleDays.js'
import {
  cycleDaysFields,
  cycleExams,
  cycleSituations,
} from '../../../shared/tools/cycleDaysFields.js'
import Choices from '../../fields/Choices.js'
import CycleDaysAnswer from './CycleDaysAnswer.js'
import DateFields from '../DateFields.js'
import ToolForm from '../ToolForm.js'
import { errorOf, type ToolProps, toolPropKinds } from '../toolProps.js'
import { errorsInTexts } from '../toolTexts.js'
import { useTool } from '../useTool.js'

export { toolPropKinds as propKinds }

const form = 'cycle-days'

export default function CycleDays(props: ToolProps<'cycleDays'>) {
  const { action, data } = props
  const { shared, cycleDays: words } = data.words
  const tool = useTool(cycleDaysFields, props)
  const { input, now } = tool
  const result = now === undefined ? undefined : cycleDays(data.clinic, input, now)
  const errors = errorsInTexts(data, result, words.errors, now)
  const isProposed = (exam: string): boolean => data.exams[exam]?.href !== undefined
  const single = cycleExams.filter(isProposed)
  const proposed = single.length === 2 ? cycleExams : single
  return (
    <ToolForm
      name="cycleDays"
      form={form}
      action={action}
      data={data}
      tool={tool}
      errors={errors}
      answer={
        result !== undefined &&
        now !== undefined && <CycleDaysAnswer data={data} today={now.date} result={result} />
      }
    >
      <Choices
        form={form}
        name="exam"
        type="radio"
        legend={words.exam}
        options={proposed.map((value) => ({ value, label: words[value] }))}
        chosen={[input.exam]}
        error={errorOf(errors, 'exam')}
      />
      <DateFields form={form} words={words} labels={shared} input={input} errors={errors} />
      <Choices
        form={form}
        name="situations"
        type="checkbox"
        legend={words.situations}
        optional={words.optional}
        options={cycleSituations.map((value) => ({ value, label: words[value] }))}
        chosen={input.situations}
        error={undefined}
      />
    </ToolForm>
  )
}
