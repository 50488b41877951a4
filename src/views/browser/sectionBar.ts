export const showCurrentLink = (): void => {
  const current = document.querySelector(':is(.section-bar, .views) [aria-current]')
  const row = current?.closest('ul')
  if (!current || !row) return
  const bringIntoSight = (): void => {
    const { left, right, width } = current.getBoundingClientRect()
    // `scrollIntoView` would also scroll the page.
    if (left < 0 || right > innerWidth) row.scrollLeft += left - (innerWidth - width) / 2
  }
  // Waits for the web font, which changes the width of the links.
  document.fonts.ready.then(bringIntoSight, reportError)
}
