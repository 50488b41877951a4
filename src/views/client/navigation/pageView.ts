import type { Islands } from '../../islands/islands.js'
import { dispatchPageShown } from '../pageShown.js'
import { withoutHash } from './pageAddress.js'
import { createDocumentReplacer, type PreparedPage } from './pageDocument.js'

/** The page that the visitor reads, and how another one takes its place. */
export interface PageView {
  /** Whether this is the address of the page shown, whatever its hash. */
  readonly isShown: (address: string) => boolean
  /** The page shown was given another address. */
  readonly noteAddress: (address: string) => void
  /** @param scroll goes to the top, to the hash, or back to where reading was */
  readonly show: (page: PreparedPage, address: string, scroll: () => void) => Promise<void>
}

/** Moves the focus to the element that the hash names, even if it is not focusable by itself. */
export const focusTarget = (): void => {
  const target = document.querySelector<HTMLElement>(':target')
  if (target === null || target.contains(document.activeElement)) return
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Screen readers read the title aloud, as after a full load. */
const announceTitle = (): void => {
  const announcer = document.querySelector('[data-keep="announcer"]')
  if (announcer !== null) announcer.textContent = document.title
}

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Applies a change of the page with the transition named `page`, out-in; see motion.css. */
const createPageTransition = (): ((change: () => void) => Promise<void>) => {
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

export const createPageView = (islands: Islands): PageView => {
  const replaceDocument = createDocumentReplacer()
  const withTransition = createPageTransition()
  let shown = withoutHash(location.href)

  const noteAddress = (address: string): void => {
    shown = withoutHash(address)
  }

  return {
    isShown: (address) => withoutHash(address) === shown,
    noteAddress,
    show: async (page, address, scroll) => {
      await withTransition(() => {
        islands.sleep()
        replaceDocument(page.content)
        noteAddress(address)
        scroll()
        focusTarget()
        announceTitle()
      })
      dispatchPageShown()
    },
  }
}
