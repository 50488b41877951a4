/** Asks before a note or an email is lost that was typed and not kept: another form is sent, or the page left. */
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
