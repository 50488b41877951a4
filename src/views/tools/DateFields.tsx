import type { TypedDate } from '../../services/tools/typedDate.js'
import type { ToolsData } from '../../services/tools/toolsData.js'
import FieldError from '../fields/FieldError.js'
import { describedBy } from '../fields/formFields.js'
import { errorOf, type ToolError } from './toolProps.js'

interface Props {
  /** Begins the ids of the form's fields. */
  readonly form: string
  readonly legend: string
  readonly hint: string
  readonly input: TypedDate
  readonly errors: readonly ToolError[]
  readonly words: ToolsData['words']['shared']
}

const parts = ['day', 'month', 'year'] as const

/** A date as three fields of text, with no picker and no jumping from one to the next. */
export default function DateFields({ form, legend, hint, input, errors, words }: Props) {
  const id = `${form}-date`
  const wrong = parts.find((part) => errorOf(errors, part) !== undefined)
  const error = wrong === undefined ? undefined : errorOf(errors, wrong)
  return (
    <fieldset className="field" {...describedBy(id, true, false)}>
      <legend>{legend}</legend>
      <div className="tool__parts">
        {parts.map((part) => (
          <label key={part}>
            {words[part]}{' '}
            <input
              type="text"
              className="input"
              id={`${form}-${part}`}
              name={part}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={input[part]}
              {...(wrong === part ? describedBy(id, false, true) : {})}
            />
          </label>
        ))}
      </div>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
