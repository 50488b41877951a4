const eventName = 'contact:sent'

export const dispatchContactSent = (): void => {
  document.dispatchEvent(new Event(eventName))
}

export const onContactSent = (listener: () => void): void => {
  document.addEventListener(eventName, listener)
}
