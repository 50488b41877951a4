const eventName = 'contact:sent'

/** Tells that a request was sent without leaving its page, once the server has received it. */
export const dispatchContactSent = (): void => {
  document.dispatchEvent(new Event(eventName))
}

export const onContactSent = (listener: () => void): void => {
  document.addEventListener(eventName, listener)
}
