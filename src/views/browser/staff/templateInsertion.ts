export const startTemplateInsertion = (): void => {
  const button = document.querySelector<HTMLElement>('button[data-confirm]')
  button?.addEventListener('click', (event) => {
    const typed = document.querySelector<HTMLTextAreaElement>('#text')?.value.trim()
    const question = button.dataset['confirm']
    if (typed !== '' && question !== undefined && !window.confirm(question)) event.preventDefault()
  })
}
