/** A button that prints can only work with script, so it is shown by script, with what surrounds it. */
export const startPrintButtons = (): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-print]')) {
    place.hidden = false
    const button = place.matches('button') ? place : place.querySelector('button')
    button?.addEventListener('click', () => window.print())
  }
}
