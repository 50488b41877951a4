import type { Continuation } from './ContinuationFields.js'
import { shownValues } from './shownValues.js'

export default function PostedValues(continuation: Continuation) {
  return (
    <ul>
      {shownValues(continuation).map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  )
}
