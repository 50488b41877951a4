import FieldFrame, { type FieldProps } from './FieldFrame.js'

export default function TextAreaField({ rows, ...field }: FieldProps & { readonly rows: number }) {
  return <FieldFrame {...field}>{(control) => <textarea rows={rows} {...control} />}</FieldFrame>
}
