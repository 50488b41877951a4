import { applicationFields } from '../../../shared/careers/applicationFields.js'
import { attributesOf } from '../../../shared/forms/inputRules.js'
import Choices from '../../fields/Choices.js'
import SelectField from '../../fields/SelectField.js'
import TextAreaField from '../../fields/TextAreaField.js'
import TextField from '../../fields/TextField.js'
import { type ApplicationFormProps, formId } from './applicationFormProps.js'
import type { ApplicationFormView } from './useApplicationForm.js'

type Props = Pick<ApplicationFormProps, 'words' | 'input' | 'offers' | 'availabilities'> &
  Pick<ApplicationFormView, 'sentences'>

const fields = applicationFields([])

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
        optional={words.optional}
        hint={words.phoneHint}
        value={input.phone}
        error={sentences.get('phone')}
        autoComplete="tel"
      />
      <SelectField
        form={formId}
        name="offer"
        attributes={attributesOf(fields.offer.rules)}
        label={words.offer}
        none={words.choose}
        options={props.offers}
        isWide
        value={input.offer}
        error={sentences.get('offer')}
      />
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
      <TextAreaField
        form={formId}
        name="message"
        attributes={attributesOf(fields.message.rules)}
        label={words.message}
        optional={words.optional}
        hint={words.messageHint}
        isWide
        rows={4}
        value={input.message}
        error={sentences.get('message')}
      />
    </div>
  )
}
