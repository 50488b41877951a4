const eventName = 'form:sent'

export type SentForm = 'contact' | 'application'

/** Tells that a form was sent without leaving its page, once the server has received it. */
export const dispatchFormSent = (form: SentForm): void => {
  document.dispatchEvent(new CustomEvent(eventName, { detail: form }))
}

export const onFormSent = (listener: (form: SentForm) => void): void => {
  document.addEventListener(eventName, (event) => {
    const form: unknown = event instanceof CustomEvent ? event.detail : undefined
    if (form === 'contact' || form === 'application') listener(form)
  })
}
