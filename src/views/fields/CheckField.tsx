import type { ReactNode } from 'react'
import type { InputAttributes } from '../../shared/forms/inputRules.js'
import FieldError from './FieldError.js'
import { describedBy } from './formFields.js'

interface Props {
  readonly form: string
  readonly name: string
  readonly attributes: InputAttributes
  readonly isWide?: boolean
  readonly isTicked?: boolean
  readonly error: string | undefined
  readonly children: ReactNode
}

export default function CheckField(props: Props) {
  const { form, name, attributes, isWide = false, isTicked = false, error, children } = props
  const id = `${form}-${name}`
  return (
    <div className={isWide ? 'field wide' : 'field'}>
      <label className="check">
        <input
          type="checkbox"
          id={id}
          name={name}
          value="yes"
          defaultChecked={isTicked}
          {...attributes}
          {...describedBy(id, false, error !== undefined)}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  )
}
