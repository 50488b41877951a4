import { dateParts, type TypedDate } from '../../shared/tools/typedDate.js'
import PartFields from './PartFields.js'
import type { ToolError } from './toolProps.js'

interface Props {
  readonly form: string
  readonly words: { readonly date: string; readonly dateHint: string }
  readonly labels: TypedDate
  readonly input: TypedDate
  readonly errors: readonly ToolError[]
}

export default function DateFields({ words, ...fields }: Props) {
  return (
    <PartFields
      name="date"
      legend={words.date}
      hint={words.dateHint}
      parts={dateParts}
      {...fields}
    />
  )
}
