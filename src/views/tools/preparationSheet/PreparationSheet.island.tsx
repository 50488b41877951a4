import { preparationSheet } from '../../../shared/tools/preparationSheet.js'
import { preparationSheetFields } from '../../../shared/tools/preparationSheetFields.js'
import SelectField from '../../fields/SelectField.js'
import TextField from '../../fields/TextField.js'
import PreparationSheetAnswer from './PreparationSheetAnswer.js'
import ToolForm from '../ToolForm.js'
import { errorOf, type ToolProps, toolPropKinds } from '../toolProps.js'
import { errorsInTexts } from '../toolTexts.js'
import { useTool } from '../useTool.js'

export { toolPropKinds as propKinds }

const form = 'sheet'

export default function PreparationSheet(props: ToolProps<'preparationSheet'>) {
  const { action, data } = props
  const words = data.words.preparationSheet
  const tool = useTool(preparationSheetFields, props)
  const { input, now } = tool
  const result =
    now === undefined ? undefined : preparationSheet(data.clinic, data.preparations, input)
  const errors = errorsInTexts(data, result, words.errors, now)
  const options = Object.entries(data.exams)
    .filter(([, { href }]) => href !== undefined)
    .map(([value, { name }]) => ({ value, label: name }))
  const examField = (name: 'exam' | 'exam2', more: { none: string; optional?: string }) => (
    <SelectField
      form={form}
      name={name}
      label={words[name]}
      options={options}
      autoComplete="off"
      value={input[name]}
      error={errorOf(errors, name)}
      {...more}
    />
  )
  const hourField = (name: 'hour' | 'hour2', hint?: string) => (
    <TextField
      form={form}
      name={name}
      label={words[name]}
      hint={hint}
      autoComplete="off"
      value={input[name]}
      error={errorOf(errors, name)}
    />
  )
  return (
    <ToolForm
      name="preparationSheet"
      form={form}
      action={action}
      data={data}
      tool={tool}
      errors={errors}
      answer={
        result !== undefined &&
        result.kind !== 'errors' && <PreparationSheetAnswer data={data} result={result} />
      }
    >
      <div className="tool__pair">
        {examField('exam', { none: words.chooseExam })}
        {hourField('hour', words.hourHint)}
      </div>
      <div className="tool__pair">
        {examField('exam2', { none: words.noExam, optional: words.optional })}
        {hourField('hour2')}
      </div>
    </ToolForm>
  )
}
