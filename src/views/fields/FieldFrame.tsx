import type { ReactNode } from 'react'
import type { InputAttributes } from '../../shared/forms/inputRules.js'
import FieldError from './FieldError.js'
import { describedBy } from './formFields.js'

export interface FieldProps {
  readonly form?: string
  readonly name: string
  readonly attributes?: InputAttributes
  readonly label: string
  readonly optional?: string | undefined
  readonly hint?: string | undefined
  readonly isWide?: boolean
  readonly value: string
  readonly error: string | undefined
}

interface Props extends FieldProps {
  readonly children: (control: ReturnType<typeof controlOf>) => ReactNode
}

const controlOf = (id: string, { name, attributes, value, hint, error }: FieldProps) => ({
  className: 'input',
  id,
  name,
  defaultValue: value,
  ...attributes,
  ...describedBy(id, hint !== undefined, error !== undefined),
})

export default function FieldFrame({ children, ...field }: Props) {
  const { form = 'contact', name, label, optional, hint, isWide = false, error } = field
  const id = `${form}-${name}`
  return (
    <div className={isWide ? 'field wide' : 'field'}>
      <label htmlFor={id}>
        {label}
        {optional !== undefined && (
          <>
            {' '}
            <span className="opt">{optional}</span>
          </>
        )}
      </label>
      {children(controlOf(id, field))}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}
