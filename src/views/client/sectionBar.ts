/** Brings the page shown into sight among the links of its section, which may go past the edge. */
export const showCurrentLink = (): void => {
  const current = document.querySelector('.section-bar [aria-current]')
  const row = current?.closest('ul')
  if (!current || !row) return
  const place = current.getBoundingClientRect()
  // The row alone is moved: the page stays where the visitor or the address left it.
  row.scrollLeft += place.left - (innerWidth - place.width) / 2
}
