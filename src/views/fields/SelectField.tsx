import FieldError from './FieldError.js'
import { describedBy } from './formFields.js'

interface Props {
  /** Begins the ids of a form's fields. */
  readonly form: string
  readonly name: string
  readonly label: string
  readonly optional?: string
  /** The choice of none, first in the list. */
  readonly none: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly error: string | undefined
}

/** One of a list that is too long for chips. */
export default function SelectField(props: Props) {
  const { form, name, label, optional, none, options, value, error } = props
  const id = `${form}-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional !== undefined && (
          <>
            {' '}
            <span className="opt">{optional}</span>
          </>
        )}
      </label>
      <select
        className="input"
        id={id}
        name={name}
        autoComplete="off"
        defaultValue={value}
        {...describedBy(id, false, error !== undefined)}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError id={id} error={error} />
    </div>
  )
}
