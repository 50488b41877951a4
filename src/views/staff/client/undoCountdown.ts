/** Counts down how long the last change can be undone; the server said until when. */
export const startUndoCountdown = (): void => {
  const bar = document.querySelector<HTMLElement>('.undo')
  const time = bar?.querySelector<HTMLElement>('.undo__time')
  const progress = bar?.querySelector('progress')
  if (!bar || !time || !progress) return
  const words = bar.dataset['left'] ?? ''
  const end = performance.now() + Number(bar.dataset['seconds']) * 1000
  const show = (): void => {
    const seconds = Math.ceil((end - performance.now()) / 1000)
    if (seconds <= 0) {
      clearInterval(timer)
      // Whoever is on the button must not lose their place on the page.
      if (bar.contains(document.activeElement)) document.querySelector<HTMLElement>('main')?.focus()
      bar.remove()
      return
    }
    time.textContent = words.replace('{s}', String(seconds))
    progress.value = seconds
  }
  const timer = setInterval(show, 1000)
  show()
}
