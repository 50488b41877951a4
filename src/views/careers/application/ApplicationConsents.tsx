import { applicationFields } from '../../../shared/careers/applicationFields.js'
import { attributesOf } from '../../../shared/forms/inputRules.js'
import FieldError from '../../fields/FieldError.js'
import FormPrivacy from '../../legal/FormPrivacy.js'
import { describedBy } from '../../fields/formFields.js'
import { type ApplicationFormProps, formId } from './applicationFormProps.js'
import type { ApplicationFormView } from './useApplicationForm.js'

type Props = Pick<ApplicationFormProps, 'words' | 'input' | 'privacy'> &
  Pick<ApplicationFormView, 'sentences'>

const fields = applicationFields([])

/** Two unticked boxes: the required consent, and an optional one. */
export default function ApplicationConsents({ words, input, privacy, sentences }: Props) {
  const id = `${formId}-consent`
  const error = sentences.get('consent')
  return (
    <>
      <div className="field">
        <label className="check">
          <input
            type="checkbox"
            id={id}
            name="consent"
            value="yes"
            defaultChecked={input.consent !== ''}
            {...attributesOf(fields.consent.rules)}
            {...describedBy(id, false, error !== undefined)}
          />
          <span>{words.consent}</span>
        </label>
        <FieldError id={id} error={error} />
      </div>
      <div className="field">
        <label className="check">
          <input type="checkbox" name="keep" value="yes" defaultChecked={input.keep !== ''} />
          <span>
            {words.keep} <span className="opt">{words.optional}</span>
          </span>
        </label>
      </div>
      <div className="consent-line">
        <FormPrivacy words={privacy} before={`${words.notes.why} ${words.notes.who}`} />
      </div>
    </>
  )
}
