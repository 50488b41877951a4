export const startPrintButtons = (): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-print]')) {
    place.hidden = false
    const button = place.matches('button') ? place : place.querySelector('button')
    button?.addEventListener('click', () => window.print())
  }
}
