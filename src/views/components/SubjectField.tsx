import type { Choice } from '../contactFormProps.js'
import FieldFault from './FieldFault.js'
import { describedBy } from './formFields.js'

interface Props {
  readonly label: string
  /** Said while nothing is chosen. */
  readonly choose: string
  readonly options: readonly Choice[]
  readonly chosen: string
  readonly fault: string | undefined
}

/** What the request is about: an exam by its whole name, or something else. */
export default function SubjectField({ label, choose, options, chosen, fault }: Props) {
  const id = 'contact-subject'
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        className="input"
        id={id}
        name="subject"
        defaultValue={chosen}
        required
        {...describedBy(id, false, fault !== undefined)}
      >
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldFault id={id} fault={fault} />
    </div>
  )
}
