export const startUnsavedText = (): void => {
  let sent: EventTarget | null = null
  document.addEventListener('submit', ({ target }) => {
    sent = target
  })
  const isLost = ({ form, value, defaultValue, dataset }: HTMLTextAreaElement): boolean =>
    form !== sent &&
    value.trim() !== '' &&
    (value !== defaultValue || dataset['unsaved'] !== undefined)
  addEventListener('beforeunload', (event) => {
    if ([...document.querySelectorAll('textarea')].some(isLost)) event.preventDefault()
    sent = null
  })
}
