const shown = 'page:shown'
const addressChanged = 'page:addressChanged'

/** Reports that client-side navigation has replaced the page. */
export const dispatchPageShown = (): void => {
  document.dispatchEvent(new Event(shown))
}

export const onPageShown = (listener: () => void): void => {
  document.addEventListener(shown, listener)
}

/** Calls back when the browser restores the document from its back/forward cache. */
export const onPageRestored = (listener: () => void): void => {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}

/** Reports that the URL of the page was replaced: the History API has no event for it. */
export const dispatchAddressChanged = (): void => {
  document.dispatchEvent(new Event(addressChanged))
}

export const onAddressChanged = (listener: () => void): void => {
  document.addEventListener(addressChanged, listener)
}
