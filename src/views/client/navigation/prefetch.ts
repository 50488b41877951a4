import { onPageShown } from '../pageShown.js'
import { isSavingData } from '../dataSaver.js'
import { whenIdle } from '../whenIdle.js'
import { bare, isPage } from './pageAddress.js'
import type { PageStore } from './pageStore.js'

const mayBeWanted = (link: HTMLAnchorElement | HTMLAreaElement): boolean => {
  const url = new URL(link.href, location.href)
  return (
    isPage(url) &&
    url.search === '' &&
    bare(url) !== bare(location.href) &&
    !link.hasAttribute('download') &&
    link.target === '' &&
    link.dataset['prefetch'] !== 'off'
  )
}

/** Fetches the pages of links in view, one by one, while the browser is idle. */
export const startPrefetch = (store: PageStore): void => {
  const queue = new Set<string>()
  let working = false

  const next = async (): Promise<void> => {
    const [address] = queue
    if (address === undefined || isSavingData() || !store.hasRoom()) {
      working = false
      return
    }
    queue.delete(address)
    await store.fetchAhead(address)
    whenIdle(() => void next())
  }

  const seen = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      watch.unobserve(target)
      queue.add(bare(target.href))
    }
    if (queue.size === 0 || working) return
    working = true
    whenIdle(() => void next())
  }
  const watch = new IntersectionObserver(seen)

  const look = (): void => {
    queue.clear()
    watch.disconnect()
    for (const link of document.links) if (mayBeWanted(link)) watch.observe(link)
  }
  look()
  onPageShown(look)
}
