import type { Choice } from './contactFormProps.js'
import { contactFields } from '../../services/contact/contactFields.js'
import { attributesOf } from '../../services/forms/inputRules.js'
import FieldError from '../fields/FieldError.js'
import { describedBy } from '../fields/formFields.js'

interface Props {
  readonly label: string
  /** Said while nothing is chosen. */
  readonly choose: string
  readonly options: readonly Choice[]
  readonly chosen: string
  readonly error: string | undefined
}

/** What the request is about: an exam by its whole name, or something else. */
export default function SubjectField({ label, choose, options, chosen, error }: Props) {
  const id = 'contact-subject'
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        className="input"
        id={id}
        name="subject"
        defaultValue={chosen}
        {...attributesOf(contactFields.subject.rules)}
        {...describedBy(id, false, error !== undefined)}
      >
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError id={id} error={error} />
    </div>
  )
}
