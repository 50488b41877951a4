import FieldFrame, { type FieldProps } from './FieldFrame.js'

interface Props extends FieldProps {
  readonly none: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly autoComplete?: 'off'
}

export default function SelectField({ none, options, autoComplete, ...field }: Props) {
  return (
    <FieldFrame {...field}>
      {(control) => (
        <select autoComplete={autoComplete} {...control}>
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
