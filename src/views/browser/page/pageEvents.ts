const shown = 'page:shown'
const addressChanged = 'page:addressChanged'

export const dispatchPageShown = (): void => {
  document.dispatchEvent(new Event(shown))
}

export const onPageShown = (listener: () => void): void => {
  document.addEventListener(shown, listener)
}

export const onPageRestored = (listener: () => void): void => {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}

/** Replaces the missing event of the History API for `replaceState`. */
export const dispatchAddressChanged = (): void => {
  document.dispatchEvent(new Event(addressChanged))
}

export const onAddressChanged = (listener: () => void): void => {
  document.addEventListener(addressChanged, listener)
}
