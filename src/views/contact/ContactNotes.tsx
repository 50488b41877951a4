import type { ContactFormWords } from './contactFormProps.js'

interface Props {
  readonly notes: ContactFormWords['notes']
  readonly privacy: { readonly label: string; readonly href: string }
  readonly urgent: string
}

/** Said beside the form: why, who reads, how long, and what must not wait. */
export default function ContactNotes({ notes, privacy, urgent }: Props) {
  return (
    <div className="consent-line">
      <p>
        {`${notes.why} ${notes.who} ${notes.howLong} `}
        <a href={privacy.href}>{privacy.label}</a>
      </p>
      <p>
        <strong>{urgent}</strong>
      </p>
    </div>
  )
}
