const shown = 'page:shown'
const addressChanged = 'page:addressChanged'

/** Tells that a page has taken the place of another without a full load. */
export const dispatchPageShown = (): void => {
  document.dispatchEvent(new Event(shown))
}

export const onPageShown = (listener: () => void): void => {
  document.addEventListener(shown, listener)
}

/** Tells that the page shown was given another address: the History API tells nobody. */
export const dispatchAddressChanged = (): void => {
  document.dispatchEvent(new Event(addressChanged))
}

export const onAddressChanged = (listener: () => void): void => {
  document.addEventListener(addressChanged, listener)
}
