import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  type FirefoxTour,
  reads,
  sees,
  spoilRequests,
  removeServiceWorkers,
} from '../../support/browser/firefoxTour.js'

const isScript = (url: string): boolean => url.includes('/assets/boot-')

export const scriptJourney = (tour: FirefoxTour): void => {
  test('failed page script › reloads the page once, then shows a notice', async () => {
    tour.expectErrors(/boot-|network error/i)
    const page = await tour.visit({ prepare: [removeServiceWorkers] })
    let loads = 0
    await spoilRequests(page, (request) => {
      if (request.isNavigationRequest()) loads += 1
      return isScript(request.url()) ? request.respond({ status: 500, body: '' }) : undefined
    })
    await page.goto(tour.site().origin + urlFor('cookies', 'fr'))
    await sees(page, tour.t('fr', 'network:scriptFailed.title'), '[data-net-status]')
    expect(loads).toBe(2)
  })

  test('stalled page script › does not block navigation to another page', async () => {
    tour.expectErrors(/boot-/)
    const page = await tour.visit({ prepare: [removeServiceWorkers] })
    const loads: string[] = []
    await spoilRequests(page, (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
      return isScript(request.url()) ? new Promise(() => undefined) : undefined
    })
    page.goto(tour.site().origin + urlFor('cookies', 'fr')).catch(() => undefined)
    await page.locator(`.site-nav a[href="${urlFor('prp', 'fr')}"]`).click()
    await reads(page, 'prp', 'fr')
    expect(loads).toEqual([urlFor('cookies', 'fr'), urlFor('prp', 'fr')])
  })
}
