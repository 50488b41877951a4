/**
 * Tells the server how long this browser saw the form, in milliseconds. The value only sets a
 * request apart as probable spam; without script it stays empty and says nothing.
 */
export const startContactClock = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-contact]')
  const field = form?.elements.namedItem('visibleMs')
  if (form === null || !(field instanceof HTMLInputElement)) return
  // Sent back with errors: it was read before, and one tick may be all that was missing.
  if (document.querySelector('[data-summary]') !== null) return

  let firstSeen: number | undefined
  const see = (): void => {
    firstSeen ??= performance.now()
  }
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    see()
    watch.disconnect()
  })
  watch.observe(form)
  form.addEventListener('focusin', see)
  form.addEventListener('submit', () => {
    see()
    field.value = String(Math.round(performance.now() - (firstSeen ?? 0)))
  })
}
