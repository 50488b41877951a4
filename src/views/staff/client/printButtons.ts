/** A button that prints can only work with script, so it is shown by script. */
export const startPrintButtons = (): void => {
  for (const button of document.querySelectorAll<HTMLElement>('button[data-print]')) {
    button.hidden = false
    button.addEventListener('click', () => window.print())
  }
}
