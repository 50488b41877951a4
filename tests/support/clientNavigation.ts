import type { Page, Route } from 'playwright'

/** Notes the document: what follows a link without a full load still has the note. */
export const noteDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.querySelector('.site-header')?.setAttribute('data-noted', '')
    Object.assign(window, { noted: true })
  })

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'noted' in window)

/** Waits until this page is the one read, by its address and the title of its own answer. */
export const shows = async (page: Page, path: string): Promise<void> => {
  await page.waitForURL((url) => url.pathname + url.hash === path)
  await page.waitForLoadState()
}

/** All that a page is to people and machines; nothing of what a visit adds to it. */
export const contentOf = (page: Page) =>
  page.evaluate(() => {
    const ofOnePage = 'title, meta, link, script[type="application/ld+json"]'
    const html = (selector: string): readonly string[] =>
      [...document.querySelectorAll(selector)].map((node) => node.outerHTML)
    return {
      lang: document.documentElement.lang,
      bodyClass: document.body.className,
      head: html(`:is(${ofOnePage}):where(head *)`).toSorted(),
      header: html('.site-header__row'),
      frame: html('body > :is(.skip, .menu, .section-bar, .booking-bar, footer)'),
      headings: [...document.querySelectorAll('main :is(h1, h2, h3)')].map(
        (heading) => heading.textContent,
      ),
      order: [...document.body.children].map((node) => node.localName + node.className),
    }
  })

export interface Gate {
  readonly asked: Promise<void>
  readonly open: () => void
}

/** Makes an address wait, as a slow network does, until the gate opens. */
export const slowDown = async (page: Page, address: string): Promise<Gate> => {
  let open = (): void => undefined
  let ask = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    ask = resolve
  })
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(address, async (route: Route) => {
    ask()
    await opened
    // Nobody waits any more for the page of a click that another has replaced.
    await route.continue().catch(() => undefined)
  })
  return { asked, open: () => open() }
}
