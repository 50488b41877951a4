/** The slider under a drawing fades it into the picture behind it, as far as it was moved. */
export const startPictureFades = (): void => {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset['fade'] === undefined) return
    target.closest('figure')?.style.setProperty('--faded', target.value)
  })
}
