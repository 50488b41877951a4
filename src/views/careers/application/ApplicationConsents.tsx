import { applicationFields } from '../../../shared/careers/applicationFields.js'
import { attributesOf } from '../../../shared/forms/inputRules.js'
import CheckField from '../../fields/CheckField.js'
import FormPrivacy from '../../legal/FormPrivacy.js'
import { type ApplicationFormProps, formId } from './applicationFormProps.js'
import type { ApplicationFormView } from './useApplicationForm.js'

type Props = Pick<ApplicationFormProps, 'words' | 'input' | 'privacy'> &
  Pick<ApplicationFormView, 'sentences'>

const fields = applicationFields([])

export default function ApplicationConsents({ words, input, privacy, sentences }: Props) {
  return (
    <>
      <CheckField
        form={formId}
        name="consent"
        attributes={attributesOf(fields.consent.rules)}
        isTicked={input.consent !== ''}
        error={sentences.get('consent')}
      >
        {words.consent}
      </CheckField>
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
