/** Prints the part of the page that something stands in, and nothing else of the page. */
export const printAlone = (inside: Element): void => {
  const part = inside.closest('main > *')
  part?.setAttribute('data-print-alone', '')
  addEventListener('afterprint', () => part?.removeAttribute('data-print-alone'), { once: true })
  print()
}
