const target = new EventTarget()

/** Calls back each time a page takes the place of another without a full load. */
export const onPageShown = (listener: () => void): void => {
  target.addEventListener('shown', listener)
}

export const tellPageShown = (): void => {
  target.dispatchEvent(new Event('shown'))
}
