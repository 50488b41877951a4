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
      // Removing the focused button would reset keyboard focus to the top of the page.
      if (bar.contains(document.activeElement)) document.querySelector<HTMLElement>('main')?.focus()
      bar.closest('.undo-place')?.remove()
      return
    }
    time.textContent = words.replace('{s}', String(seconds))
    progress.value = seconds
  }
  const timer = setInterval(show, 1000)
  show()
}
