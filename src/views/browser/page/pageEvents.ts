/** Event that bubbles from an island whose code failed to load; its form then works without the code. */
export const islandFailed = 'island:failed'

const shown = 'page:shown'

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
