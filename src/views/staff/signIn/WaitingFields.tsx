import type { Continuation } from './ContinuationFields.js'

export default function WaitingFields({ fields = [] }: Pick<Continuation, 'fields'>) {
  return fields.map(([name, value]) => (
    <input type="hidden" key={`${name} ${value}`} name={name} value={value} />
  ))
}
