import type { ContactFormTexts } from '../../services/contact/contactFormData.js'
import type { FormPrivacyTexts } from '../../shared/forms/formPrivacyTexts.js'
import FormPrivacy from '../legal/FormPrivacy.js'

interface Props {
  readonly notes: ContactFormTexts['notes']
  readonly privacy: FormPrivacyTexts
  readonly urgent: string
}

export default function ContactNotes({ notes, privacy, urgent }: Props) {
  return (
    <div className="consent-line">
      <FormPrivacy words={privacy} before={`${notes.why} ${notes.who} ${notes.howLong}`} />
      <p>
        <strong>{urgent}</strong>
      </p>
    </div>
  )
}
