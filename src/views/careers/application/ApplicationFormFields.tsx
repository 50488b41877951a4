import { applicationFields } from '../../../services/careers/applicationFields.js'
import { attributesOf } from '../../../services/forms/inputRules.js'
import Choices from '../../fields/Choices.js'
import FieldError from '../../fields/FieldError.js'
import { describedBy } from '../../fields/formFields.js'
import TextField from '../../fields/TextField.js'
import { type ApplicationFormProps, formId } from './applicationFormProps.js'
import type { ApplicationFormView } from './useApplicationForm.js'

type Props = Pick<ApplicationFormProps, 'words' | 'input' | 'offers' | 'availabilities'> &
  Pick<ApplicationFormView, 'sentences'>

/** The offers are those of the day, which no attribute tells. */
const fields = applicationFields([])

/** Who applies, for what, and when they can work. */
export default function ApplicationFormFields(props: Props) {
  const { words, input, sentences } = props
  return (
    <div className="form__grid">
      <div className="wide">
        <TextField
          form={formId}
          name="name"
          attributes={attributesOf(fields.name.rules)}
          label={words.name}
          value={input.name}
          error={sentences.get('name')}
          autoComplete="name"
        />
      </div>
      <TextField
        form={formId}
        name="email"
        attributes={attributesOf(fields.email.rules)}
        label={words.email}
        hint={words.emailHint}
        value={input.email}
        error={sentences.get('email')}
        autoComplete="email"
      />
      <TextField
        form={formId}
        name="phone"
        attributes={attributesOf(fields.phone.rules)}
        type="tel"
        label={words.phone}
        hint={words.phoneHint}
        value={input.phone}
        error={sentences.get('phone')}
        autoComplete="tel"
      />
      <OfferField {...props} />
      <div className="wide">
        <Choices
          form={formId}
          name="availability"
          type="checkbox"
          legend={words.availability}
          optional={words.optional}
          options={props.availabilities}
          chosen={input.availability}
          error={sentences.get('availability')}
        />
      </div>
      <MessageField {...props} />
    </div>
  )
}

function OfferField({ words, input, offers, sentences }: Props) {
  const id = `${formId}-offer`
  const error = sentences.get('offer')
  return (
    <div className="field wide">
      <label htmlFor={id}>{words.offer}</label>
      <select
        className="input"
        id={id}
        name="offer"
        defaultValue={input.offer}
        {...attributesOf(fields.offer.rules)}
        {...describedBy(id, false, error !== undefined)}
      >
        <option value="">{words.choose}</option>
        {offers.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <FieldError id={id} error={error} />
    </div>
  )
}

function MessageField({ words, input, sentences }: Props) {
  const id = `${formId}-message`
  const error = sentences.get('message')
  return (
    <div className="field wide">
      <label htmlFor={id}>
        {words.message} <span className="opt">{words.optional}</span>
      </label>
      <textarea
        className="input"
        id={id}
        name="message"
        rows={4}
        defaultValue={input.message}
        {...attributesOf(fields.message.rules)}
        {...describedBy(id, true, error !== undefined)}
      />
      <p className="hint" id={`${id}-hint`}>
        {words.messageHint}
      </p>
      <FieldError id={id} error={error} />
    </div>
  )
}
