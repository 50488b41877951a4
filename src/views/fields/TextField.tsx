import type { InputHTMLAttributes } from 'react'
import type { InputAttributes } from '../../services/forms/inputRules.js'
import FieldError from './FieldError.js'
import { describedBy } from './formFields.js'

type Control = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'>

interface Props extends Control {
  /** Begins the ids of a form's fields. */
  readonly form?: string
  readonly name: string
  /** What the rules of the field tell a browser: `attributesOf` makes it. */
  readonly attributes?: InputAttributes
  readonly label: string
  readonly optional?: string | undefined
  readonly hint?: string
  readonly value: string
  readonly error: string | undefined
}

/** One line to type, with its label, hint and error. */
export default function TextField(props: Props) {
  const {
    form = 'contact',
    name,
    attributes,
    type = 'text',
    label,
    optional,
    hint,
    value,
    error,
    ...control
  } = props
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
      <input
        className="input"
        type={type}
        id={id}
        name={name}
        defaultValue={value}
        {...control}
        {...attributes}
        {...describedBy(id, hint !== undefined, error !== undefined)}
      />
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}
