const eventName = 'page:shown'

/** Tells that a page has taken the place of another without a full load. */
export const dispatchPageShown = (): void => {
  document.dispatchEvent(new Event(eventName))
}

export const onPageShown = (listener: () => void): void => {
  document.addEventListener(eventName, listener)
}
