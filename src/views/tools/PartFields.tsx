import FieldError from '../fields/FieldError.js'
import { describedBy } from '../fields/formFields.js'
import { errorOf, type ToolError } from './toolProps.js'

interface Props<Part extends string> {
  readonly form: string
  readonly name: string
  readonly legend: string
  readonly hint?: string
  readonly parts: readonly Part[]
  readonly labels: Readonly<Record<Part, string>>
  readonly input: Readonly<Record<Part, string>>
  readonly errors: readonly ToolError[]
}

/** Short text fields, between which the focus does not move automatically. Only the first error is shown. */
export default function PartFields<Part extends string>(props: Props<Part>) {
  const { form, name, legend, hint, parts, labels, input, errors } = props
  const id = `${form}-${name}`
  const invalid = parts.find((part) => errorOf(errors, part) !== undefined)
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
              {...describedBy(id, false, invalid === part)}
            />
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={invalid === undefined ? undefined : errorOf(errors, invalid)} />
    </fieldset>
  )
}
