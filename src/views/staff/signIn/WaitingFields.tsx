import type { Continuation } from './ContinuationFields.js'

/** The fields of a form that waits, to be sent on. */
export default function WaitingFields({ fields = [] }: Pick<Continuation, 'fields'>) {
  return fields.map(([name, value]) => (
    <input type="hidden" key={`${name} ${value}`} name={name} value={value} />
  ))
}
