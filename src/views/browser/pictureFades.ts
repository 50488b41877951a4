export const startPictureFades = (): void => {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset['fade'] === undefined) return
    target.closest('figure')?.style.setProperty('--faded', target.value)
  })
}
