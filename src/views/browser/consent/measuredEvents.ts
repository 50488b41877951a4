import { onPageShown } from '../page/pageEvents.js'
import { onContactSent } from './contactSent.js'
import { routeOfPage } from './routeOfPage.js'
import type { SentForm, TagManager } from './tagManager.js'

const sentForms: Readonly<Record<string, SentForm>> = {
  requestReceived: 'contact',
  applicationReceived: 'application',
}

/** Returns the form that led to this confirmation; `undefined` after a reload or direct visit. */
export const formJustSent = (): SentForm | undefined => {
  const [arrival] = performance.getEntriesByType('navigation')
  const isArrival = arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate'
  const hasReference = new URLSearchParams(location.search).has('ref')
  return isArrival && hasReference ? sentForms[document.body.dataset['page'] ?? ''] : undefined
}

export const startMeasuredEvents = ({ measure }: TagManager): void => {
  onPageShown(() =>
    measure({
      event: 'page_view',
      page_path: location.pathname,
      page_route: routeOfPage(),
      page_language: document.documentElement.lang,
    }),
  )
  onContactSent(() => measure({ event: 'form_sent', form: 'contact' }))
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="tel:"]') !== null) {
      measure({ event: 'phone_clicked', page_path: location.pathname })
    }
  })
}
