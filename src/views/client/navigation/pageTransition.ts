const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

let latest: ViewTransition | undefined

/** The classes are those of a transition named `page`; see motion.css. */
const tidyAfter = async (transition: ViewTransition): Promise<void> => {
  const moving = document.querySelector('main')?.getAnimations() ?? []
  await Promise.allSettled([transition.finished, ...moving.map(({ finished }) => finished)])
  if (latest === transition) document.documentElement.classList.remove('page-enter')
}

/**
 * Swaps the page with the transition named `page`, out-in. The new page is in place at once: what
 * leaves is a picture of the old one, and clicks go through it.
 */
export const changePage = async (swap: () => void): Promise<void> => {
  if (wantsStillness() || !('startViewTransition' in document)) {
    swap()
    return
  }
  const { classList } = document.documentElement
  classList.remove('page-enter')
  classList.add('page-leave')
  const transition = document.startViewTransition(() => {
    classList.replace('page-leave', 'page-enter')
    swap()
  })
  latest = transition
  // Skipped in a hidden tab or by the next one: the page is there all the same.
  transition.ready.catch(() => undefined)
  await transition.updateCallbackDone
  void tidyAfter(transition)
}
