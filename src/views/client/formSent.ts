const name = 'form:sent'

export type SentForm = 'contact' | 'application'

/** Told by a form that was sent without leaving its page, once the server has received it. */
export const tellFormSent = (form: SentForm): void => {
  document.dispatchEvent(new CustomEvent(name, { detail: form }))
}

export const onFormSent = (listener: (form: SentForm) => void): void => {
  document.addEventListener(name, (event) => {
    const form: unknown = event instanceof CustomEvent ? event.detail : undefined
    if (form === 'contact' || form === 'application') listener(form)
  })
}
