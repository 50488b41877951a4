import type { ContactFormWords } from '../../services/contact/contactFormData.js'
import type { FormPrivacyWords } from '../../shared/forms/formPrivacyWords.js'
import FormPrivacy from '../legal/FormPrivacy.js'

interface Props {
  readonly notes: ContactFormWords['notes']
  readonly privacy: FormPrivacyWords
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
