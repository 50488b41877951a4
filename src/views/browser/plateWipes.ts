export const startPlateWipes = (): void => {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset['wipe'] === undefined) return
    target.closest('figure')?.style.setProperty('--wiped', target.value)
  })
}
