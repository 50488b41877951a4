const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Applies a change in the view transition `page`; see motion.css. */
export const createPageTransition = (): ((change: () => void) => Promise<void>) => {
  let latest: ViewTransition | undefined

  const cleanUp = async (transition: ViewTransition, settled: Promise<unknown>): Promise<void> => {
    const entering = document.querySelector('main')?.getAnimations() ?? []
    await Promise.allSettled([settled, ...entering.map(({ finished }) => finished)])
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
    // Both reject when the animation is skipped. Errors come from `updateCallbackDone`.
    const settled = Promise.allSettled([transition.ready, transition.finished])
    await transition.updateCallbackDone
    void cleanUp(transition, settled)
  }
}
