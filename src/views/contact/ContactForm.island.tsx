import { useEffect, useRef, useState } from 'react'
import ContactFormBody from './ContactFormBody.js'
import ReceivedNotice from './ReceivedNotice.js'
import type { ContactFormProps, Confirmation } from './contactFormProps.js'
import type { PropKinds } from '../islands/islandProps.js'
import { useContactForm } from './useContactForm.js'

/** What the page gives it. */
export const propKinds: PropKinds<ContactFormProps> = {
  action: 'string',
  input: 'object',
  errors: 'object',
  words: 'object',
  data: 'object',
  halfDays: 'object',
  period: 'object or undefined',
  locale: 'string',
  privacy: 'object',
  verification: 'object or undefined',
}

/** The contact form: the same markup on the server, and in the browser what answers at once. */
export default function ContactForm(props: ContactFormProps) {
  const [confirmation, setConfirmation] = useState<Confirmation>()
  return confirmation === undefined ? (
    <Asking props={props} onReceived={setConfirmation} />
  ) : (
    <Received words={props.data.received} confirmation={confirmation} />
  )
}

interface AskingProps {
  readonly props: ContactFormProps
  readonly onReceived: (confirmation: Confirmation) => void
}

function Asking({ props, onReceived }: AskingProps) {
  const state = useContactForm(props, onReceived)
  return <ContactFormBody {...props} {...state} />
}

interface ReceivedProps {
  readonly words: ContactFormProps['data']['received']
  readonly confirmation: Confirmation
}

/** In place of the form; reading goes on at its title. */
function Received({ words, confirmation }: ReceivedProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="form">
      <ReceivedNotice words={words} confirmation={confirmation} heading="h2" titleRef={title} />
      <div className="flow">
        <p>{words.prepare}</p>
        <p>{words.noMedical}</p>
        <p className="muted">{words.emergency}</p>
      </div>
    </div>
  )
}
