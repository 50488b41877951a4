const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Applies a change of the page with the transition named `page`, out-in; see motion.css. */
export const createPageTransition = (): ((change: () => void) => Promise<void>) => {
  let latest: ViewTransition | undefined

  const cleanUp = async (transition: ViewTransition): Promise<void> => {
    const entering = document.querySelector('main')?.getAnimations() ?? []
    await Promise.allSettled([transition.finished, ...entering.map(({ finished }) => finished)])
    if (latest === transition) document.documentElement.classList.remove('page-enter')
  }

  return async (change) => {
    if (prefersReducedMotion() || !('startViewTransition' in document)) {
      change()
      return
    }
    const { classList } = document.documentElement
    classList.remove('page-enter')
    classList.add('page-leave')
    const transition = document.startViewTransition(() => {
      classList.replace('page-leave', 'page-enter')
      change()
    })
    latest = transition
    // Rejects when the animation is skipped, in a hidden tab or by the next page; the page is
    // changed all the same, and an error of the change itself comes with `updateCallbackDone`.
    transition.ready.catch(() => undefined)
    await transition.updateCallbackDone
    void cleanUp(transition)
  }
}
