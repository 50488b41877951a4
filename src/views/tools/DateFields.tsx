import { dateParts, type TypedDate } from '../../shared/tools/typedDate.js'
import PartFields from './PartFields.js'
import type { ToolError } from './toolProps.js'

interface Props {
  /** Begins the ids of the form's fields. */
  readonly form: string
  readonly words: { readonly date: string; readonly dateHint: string }
  readonly labels: TypedDate
  readonly input: TypedDate
  readonly errors: readonly ToolError[]
}

/** The date that a tool counts from: day, month and year. */
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
