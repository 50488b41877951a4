import type { spamFields } from '../../shared/submissions/spamFields.js'

const fieldName: keyof typeof spamFields = 'visibleMs'

/** Sends the visibility time of a form in milliseconds, as a spam signal. */
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

export const startVisibleTime = (): void => {
  // A returned form was read before, so that its time would be misleadingly short.
  if (document.querySelector('[data-summary]') !== null) return
  for (const form of document.forms) watchForm(form)
}
