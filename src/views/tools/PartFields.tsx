import FieldError from '../fields/FieldError.js'
import { describedBy } from '../fields/formFields.js'
import { errorOf, type ToolError } from './toolProps.js'

interface Props<Part extends string> {
  /** Begins the ids of the form's fields. */
  readonly form: string
  /** Of the answer as a whole, in the ids of its hint and its error. */
  readonly name: string
  readonly legend: string
  readonly hint?: string
  /** In the order of the form. */
  readonly parts: readonly Part[]
  readonly labels: Readonly<Record<Part, string>>
  readonly input: Readonly<Record<Part, string>>
  readonly errors: readonly ToolError[]
}

/**
 * A number in each of several short fields, such as a date: no picker, and no jumping from one to
 * the next. The first that is wrong is told beside them.
 */
export default function PartFields<Part extends string>(props: Props<Part>) {
  const { form, name, legend, hint, parts, labels, input, errors } = props
  const id = `${form}-${name}`
  const wrong = parts.find((part) => errorOf(errors, part) !== undefined)
  return (
    <fieldset className="field" {...describedBy(id, hint !== undefined, false)}>
      <legend>{legend}</legend>
      <div className="tool__parts">
        {parts.map((part) => (
          <label key={part}>
            {labels[part]}{' '}
            <input
              type="text"
              className="input"
              id={`${form}-${part}`}
              name={part}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={input[part]}
              {...describedBy(id, false, wrong === part)}
            />
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={wrong === undefined ? undefined : errorOf(errors, wrong)} />
    </fieldset>
  )
}
