import { type ComponentProps, useEffect, useRef, useState } from 'react'
import {
  cleanContact,
  type ContactError,
  contactErrors,
  type ContactField,
  contactFields,
  unreachableKey,
} from '../../services/forms/contactRules.js'
import { fillIn } from '../../services/forms/ruleSentence.js'
import { dropContactDraft } from './contactDraft.js'
import { dispatchFormSent } from '../client/formSent.js'
import type { ContactFormView } from './ContactFormBody.js'
import type { ContactFormProps, Receipt } from './contactFormProps.js'
import { type Answer, prepareContact } from './contactSending.js'
import { useErrorTitle } from '../fields/useErrorTitle.js'
import { type FieldErrorKeys, useFieldErrors } from '../fields/useFieldErrors.js'
import { useOnline } from '../fields/useOnline.js'
import { useAfterPointer } from '../fields/useAfterPointer.js'
import { useVerification, verificationToken } from './verification.js'

type Form = HTMLFormElement | null

const readForm = (form: Form): Readonly<Record<string, unknown>> => {
  if (form === null) return {}
  const fields = new FormData(form)
  return { ...Object.fromEntries(fields), moments: fields.getAll('moments') }
}

const mapOf = (errors: readonly ContactError[]): FieldErrorKeys<ContactField> =>
  new Map(errors.map(({ field, key }) => [field, key]))

const assessSpam = (form: Form): FieldErrorKeys<ContactField> =>
  mapOf(contactErrors(cleanContact(readForm(form))))

/** Going from one choice to the next is not leaving the question. */
const fieldLeft = (target: Element, next: EventTarget | null): ContactField | undefined => {
  const name = target.getAttribute('name')
  const group = target.closest('fieldset')
  if (group !== null && next instanceof Node && group.contains(next)) return undefined
  return contactFields.find((field) => field === name)
}

/** Whoever has not come to the email field yet may still leave an address there. */
const isEarly = (key: string, left: ReadonlySet<ContactField>): boolean =>
  key === unreachableKey && !left.has('email')

/** What the contact form does in the browser; without script its markup stands as it is. */
export const useContactForm = (
  props: ContactFormProps,
  onReceived: (receipt: Receipt) => void,
): ContactFormView => {
  const { words, verification } = props
  const formRef = useRef<HTMLFormElement>(null)
  const summaryRef = useRef<HTMLDivElement>(null)
  const errors = useFieldErrors<ContactField>({
    judge: () => assessSpam(formRef.current),
    start: mapOf(props.errors),
    isEarly,
  })
  const [summary, setSummary] = useState(props.errors)
  const [attempts, setAttempts] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [said, say] = useState('')
  const sending = useRef(false)
  const isOnline = useOnline()
  const wasOffline = useRef(false)
  const afterPointer = useAfterPointer()

  useVerification(verification)
  useErrorTitle(words.errorTitle, summary.length > 0)
  useEffect(() => {
    if (attempts > 0) summaryRef.current?.focus()
  }, [attempts])
  useEffect(() => {
    if (!isOnline) wasOffline.current = true
    else if (wasOffline.current) say(words.status.online)
  }, [isOnline, words])

  const sentenceOf = (key: string): string => words.errors[key] ?? words.unknownError

  const ask = (found: readonly ContactError[]): void => {
    setSummary(found)
    setAttempts((before) => before + 1)
    say('')
  }

  const hear = (answer: Answer): void => {
    if (answer.kind === 'received') {
      dropContactDraft()
      dispatchFormSent('contact')
      onReceived(answer.receipt)
    } else if (answer.kind === 'errors') {
      errors.show(mapOf(answer.errors))
      ask(answer.errors)
    } else if (answer.kind === 'refused') {
      setFailure(answer.sentence ?? words.failed.refused)
    } else {
      setFailure(words.failed[answer.kind])
    }
  }

  const send = async (form: HTMLFormElement): Promise<void> => {
    sending.current = true
    // Read before anything is waited for: what is sent is what was on the page.
    const leave = prepareContact(form)
    setBusy(true)
    setFailure(undefined)
    setSummary([])
    say(words.status.sending)
    const answer = await leave(await verificationToken(verification))
    sending.current = false
    setBusy(false)
    say('')
    hear(answer)
  }

  const onSubmit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault()
    if (sending.current || !isOnline) return
    const found = [...errors.judgeAll()].map(([field, key]) => ({ field, key }))
    if (found.length > 0) ask(found)
    else send(event.currentTarget).catch(reportError)
  }

  return {
    sentences: new Map([...errors.shown].map(([field, key]) => [field, sentenceOf(key)])),
    summary: summary.map(({ field, key }) => ({
      id: `contact-${field}`,
      sentence: sentenceOf(key),
    })),
    isBusy,
    isOnline,
    failure,
    status: statusOf(),
    formRef,
    summaryRef,
    on: {
      onSubmit,
      onBlur: ({ target, relatedTarget }) => {
        const field = fieldLeft(target, relatedTarget)
        if (field === undefined) return
        afterPointer(() => errors.left(field))
      },
      onInput: ({ target }) => {
        const name = target instanceof Element ? target.getAttribute('name') : null
        const field = contactFields.find((one) => one === name)
        if (field === undefined) return
        say('')
        errors.changed(field)
      },
    },
  }

  function statusOf(): string {
    if (!isOnline) return words.status.offline
    if (said !== '') return said
    const { points } = errors
    if (points === undefined || isBusy || failure !== undefined) return ''
    return points === 0 ? words.status.ready : fillIn(words.status.points, { points })
  }
}
