const shownAt: Readonly<Record<string, string>> = { 0: 'drawing', 100: 'picture' }

export const startPlateWipes = (): void => {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset['wipe'] === undefined) return
    const figure = target.closest('figure')
    figure?.style.setProperty('--wiped', target.value)
    figure?.setAttribute('data-shows', shownAt[target.value] ?? 'both')
  })
}
