/** Brings the page shown into sight among the links of its row, which may go past the edge. */
export const showCurrentLink = (): void => {
  const current = document.querySelector(':is(.section-bar, .views) [aria-current]')
  const row = current?.closest('ul')
  if (!current || !row) return
  const bringIntoSight = (): void => {
    const { left, right, width } = current.getBoundingClientRect()
    // The row alone is moved: the page stays where the visitor or the address left it.
    if (left < 0 || right > innerWidth) row.scrollLeft += left - (innerWidth - width) / 2
  }
  // The font sets the width of the links.
  document.fonts.ready.then(bringIntoSight, reportError)
}
