import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { contactFields } from '../../shared/contact/contactFields.js'
import { type OfferedDay, readOfferedDays } from '../../shared/contact/halfDayChoices.js'
import { withShortestWait } from '../browser/page/shortestWait.js'
import { useFormValidation } from '../fields/useFormValidation.js'
import { useOnline } from '../fields/useOnline.js'
import type { ContactFormView } from './ContactFormBody.js'
import { contactDraft } from './contactDraft.js'
import type { AskedFor, Confirmation, ContactFormProps } from './contactFormProps.js'
import { forgetLastExam } from './lastExam.js'
import { type Answer, prepareContact, readAskedFor } from './contactSending.js'
import { useVerification } from './verification.js'

export const useContactForm = (
  props: ContactFormProps,
  onReceived: (confirmation: Confirmation, asked: AskedFor) => void,
): ContactFormView => {
  const { validation: validationTexts, status, failed } = props.data
  const validation = useFormValidation({
    table: contactFields,
    words: validationTexts,
    form: 'contact',
    start: props.errors,
  })
  const [halfDays, offer] = useState<readonly OfferedDay[]>(() => readOfferedDays(props.halfDays))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [announcement, announce] = useState('')
  const sending = useRef(false)
  const isOnline = useOnline()
  const verification = useVerification(props.verification)
  const wasOffline = useRef(false)

  useEffect(() => {
    if (!isOnline) wasOffline.current = true
    else if (wasOffline.current) announce(status.online)
  }, [isOnline, status])

  const handleAnswer = (answer: Answer, asked: AskedFor): void => {
    switch (answer.kind) {
      case 'received':
        contactDraft.drop()
        forgetLastExam()
        onReceived(answer.confirmation, asked)
        return
      case 'errors':
        if (answer.halfDays !== undefined) offer(answer.halfDays)
        validation.showErrors(answer.errors)
        return
      case 'refused':
        setFailure(answer.sentence ?? failed.refused)
        return
      case 'lost':
      case 'late':
        setFailure(failed[answer.kind])
    }
  }

  const send = async (form: HTMLFormElement): Promise<void> => {
    sending.current = true
    setBusy(true)
    setFailure(undefined)
    announce(status.sending)
    try {
      // Reads the form before the first await, so that the data matches the page.
      const asked = readAskedFor(form)
      const post = prepareContact(form)
      handleAnswer(await withShortestWait(verification.token().then(post)), asked)
    } catch (error) {
      // A programming error: the visitor can retry or call.
      reportError(error)
      setFailure(failed.refused)
    } finally {
      sending.current = false
      setBusy(false)
      announce('')
    }
  }

  const onSubmit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault()
    if (sending.current || !isOnline) return
    if (validation.validate(event.currentTarget)) void send(event.currentTarget)
    else announce('')
  }

  const statusOf = (): string => {
    if (!isOnline) return status.offline
    if (announcement !== '') return announcement
    return isBusy || failure !== undefined ? '' : validation.status
  }

  return {
    ...validation,
    halfDays,
    isBusy,
    isOnline,
    failure,
    status: statusOf(),
    on: {
      onSubmit,
      onBlur: validation.onBlur,
      onInput: (event) => {
        announce('')
        verification.start()
        validation.onInput(event)
      },
    },
  }
}
