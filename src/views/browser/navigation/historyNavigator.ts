import type { PreparedPage } from './pageDocument.js'
import { createPageMotion } from './pageMotion.js'
import type { PageNavigator } from './pageNavigator.js'
import type { PageView } from './pageView.js'
import { driveScroll, type ScrollPlaces } from './scrollPlaces.js'

export interface HistoryNavigator {
  readonly followLink: (url: URL) => Promise<void>
  readonly traverse: () => Promise<void>
  readonly cancel: () => void
}

export interface HistoryNavigatorParts {
  readonly navigator: PageNavigator
  readonly view: PageView
  readonly focusTarget: () => HTMLElement | null
}

interface Change {
  readonly enter: (page: PreparedPage) => string
  readonly arrive: () => void
}

// Moves sequential keyboard navigation to the top of the page.
const resetFocus = ({ body }: Document): void => {
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.removeAttribute('tabindex')
}

export const createHistoryNavigator = (
  { navigator, view, focusTarget }: HistoryNavigatorParts,
  places: ScrollPlaces,
): HistoryNavigator => {
  const motion = createPageMotion()
  let latest: Change | undefined

  const navigate = (url: URL, change: Change, cache?: RequestCache): Promise<void> => {
    const show = async (page: PreparedPage): Promise<void> => {
      await motion.leave()
      if (latest !== change) return
      const shown = view.show(page, change.enter(page), () => {
        resetFocus(document)
        // If a newer navigation has begun, it scrolls by itself.
        if (latest === change) change.arrive()
      })
      motion.enter()
      await shown
    }
    latest = change
    return navigator.navigate(url, show, cache)
  }

  const goToTarget = (): void => {
    scrollTo({ top: 0, behavior: 'instant' })
    focusTarget()?.scrollIntoView({ behavior: 'instant' })
  }

  return {
    cancel: () => {
      latest = undefined
      navigator.cancel()
    },
    followLink: (url) => {
      const method = url.href === location.href ? 'replaceState' : 'pushState'
      return navigate(url, {
        enter: ({ address }) => {
          const href = address + url.hash
          places.save()
          driveScroll()
          history[method](null, '', href)
          places.enter()
          return href
        },
        arrive: goToTarget,
      })
    },
    traverse: () => {
      const change: Change = {
        enter: () => {
          places.enter()
          return location.href
        },
        arrive: () => {
          if (!places.restore()) goToTarget()
        },
      }
      // Going back shows the cached page, as browsers do.
      return navigate(new URL(location.href), change, 'force-cache')
    },
  }
}
