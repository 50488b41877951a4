import type { spamFields } from '../../shared/submissions/spamFields.js'

const fieldName: keyof typeof spamFields = 'visibleMs'

/**
 * Tells the server for how long this browser showed a form before it was sent, in milliseconds. The
 * value only sets a submission apart as probable spam; without script it stays empty and says nothing.
 */
const watchForm = (form: HTMLFormElement): void => {
  const field = form.elements.namedItem(fieldName)
  if (!(field instanceof HTMLInputElement)) return
  let firstVisible: number | undefined
  const noteVisible = (): void => {
    firstVisible ??= performance.now()
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    noteVisible()
    observer.disconnect()
  })
  observer.observe(form)
  form.addEventListener('focusin', noteVisible)
  form.addEventListener('submit', () => {
    noteVisible()
    field.value = String(Math.round(performance.now() - (firstVisible ?? 0)))
  })
}

/** Watches every form of the page that asks for its time. */
export const startVisibleTime = (): void => {
  // Sent back with errors: it was read before, and one tick may be all that was missing.
  if (document.querySelector('[data-summary]') !== null) return
  for (const form of document.forms) watchForm(form)
}
