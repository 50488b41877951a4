import { useState } from 'react'
import ContactFormBody from './ContactFormBody.js'
import Received from './Received.js'
import type { AskedFor, Confirmation, ContactFormProps } from './contactFormProps.js'
import type { PropKinds } from '../browser/islands/islandProps.js'
import { useContactForm } from './useContactForm.js'

export const propKinds: PropKinds<ContactFormProps> = {
  action: 'string',
  input: 'object',
  errors: 'object',
  data: 'object',
  halfDays: 'string',
  period: 'object or undefined',
  locale: 'string',
  verification: 'object or undefined',
}

export default function ContactForm(props: ContactFormProps) {
  const [received, setReceived] = useState<{
    readonly confirmation: Confirmation
    readonly asked: AskedFor
  }>()
  return received === undefined ? (
    <Asking
      props={props}
      onReceived={(confirmation, asked) => setReceived({ confirmation, asked })}
    />
  ) : (
    <Received {...props} {...received} />
  )
}

interface AskingProps {
  readonly props: ContactFormProps
  readonly onReceived: (confirmation: Confirmation, asked: AskedFor) => void
}

function Asking({ props, onReceived }: AskingProps) {
  const state = useContactForm(props, onReceived)
  return <ContactFormBody {...props} {...state} />
}
