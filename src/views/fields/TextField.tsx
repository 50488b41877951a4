import type { InputHTMLAttributes } from 'react'
import FieldFrame, { type FieldProps } from './FieldFrame.js'

type Control = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'>

export default function TextField(props: FieldProps & Control) {
  const { type = 'text', autoComplete, inputMode, ...field } = props
  return (
    <FieldFrame {...field}>
      {(control) => (
        <input type={type} autoComplete={autoComplete} inputMode={inputMode} {...control} />
      )}
    </FieldFrame>
  )
}
