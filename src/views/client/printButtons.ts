/** A button that prints can only work with script, so it is shown by script. */
export const startPrintButtons = (): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-print]')) {
    place.hidden = false
    place.querySelector('button')?.addEventListener('click', () => window.print())
  }
}
