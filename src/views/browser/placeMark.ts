import { findTarget } from './page/findTarget.js'

/** Marks the current link in browsers without `:target-current`. */
export const markPlace = (): void => {
  if (CSS.supports('selector(:target-current)')) return
  const row = document.querySelector('.contents-row ol')
  const links = [...(row?.querySelectorAll('a') ?? [])]
  const mark = ({ id }: Element): void => {
    for (const link of links) {
      if (link.hash !== `#${id}`) link.removeAttribute('aria-current')
      else {
        link.setAttribute('aria-current', 'true')
        row?.scrollTo({ left: link.offsetLeft - link.offsetWidth })
      }
    }
  }
  const watch = new IntersectionObserver(
    (seen) =>
      seen.filter(({ isIntersecting }) => isIntersecting).forEach(({ target }) => mark(target)),
    // The section that crosses a line at a third of the viewport height.
    { rootMargin: '-33% 0px -67%' },
  )
  for (const { hash } of links) {
    const place = findTarget(hash)
    if (place) watch.observe(place)
  }
}
