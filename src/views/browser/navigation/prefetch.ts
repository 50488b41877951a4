import { isSavingData } from '../page/dataSaver.js'
import { onPageShown } from '../page/pageEvents.js'
import { whenIdle } from '../page/whenIdle.js'
import { isPage, readUrl, withoutHash } from './pageAddress.js'
import type { PageStore } from './pageStore.js'

const mayBeWanted = (link: HTMLAnchorElement | HTMLAreaElement): boolean => {
  const url = readUrl(link.href)
  return (
    url !== undefined &&
    isPage(url) &&
    url.search === '' &&
    withoutHash(url) !== withoutHash(location.href) &&
    !link.hasAttribute('download') &&
    link.target === '' &&
    link.dataset['prefetch'] !== 'off'
  )
}

export const startPrefetch = (store: PageStore): void => {
  const queue = new Set<string>()
  let isRunning = false

  const prefetchNext = async (): Promise<void> => {
    const [address] = queue
    if (address === undefined || isSavingData() || !store.hasRoom()) {
      isRunning = false
      return
    }
    queue.delete(address)
    await store.prefetch(address)
    runWhenIdle()
  }
  const runWhenIdle = (): void => whenIdle(() => void prefetchNext())

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      queue.add(withoutHash(target.href))
    }
    if (queue.size === 0 || isRunning) return
    isRunning = true
    runWhenIdle()
  })

  const observeLinks = (): void => {
    queue.clear()
    observer.disconnect()
    for (const link of document.links) if (mayBeWanted(link)) observer.observe(link)
  }
  observeLinks()
  onPageShown(observeLinks)
}
