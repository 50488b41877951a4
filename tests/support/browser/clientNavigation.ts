import type { Page, Route } from 'playwright'
import type { Locale, PageName } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { eventually } from '../site/eventually.js'

/** Notes the document: what follows a link without a full load still has the note. */
export const noteDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.querySelector('.site-header')?.setAttribute('data-noted', '')
    Object.assign(window, { noted: true })
  })

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'noted' in window)

/** Waits until another document than the one noted has loaded, at whatever address. */
export const isLoadedAnew = (page: Page): Promise<void> =>
  eventually(async () =>
    expect(await page.evaluate(() => ['noted' in window, document.readyState])).toEqual([
      false,
      'complete',
    ]),
  )

/** Waits until this page is the one read, by its address and the title of its own answer. */
export const shows = async (page: Page, path: string): Promise<void> => {
  await page.waitForURL((url) => url.pathname + url.hash === path)
  await page.waitForLoadState()
}

export const linkTo = (page: Page, name: PageName, locale: Locale) =>
  page.locator(`:is(main, footer) a[href="${urlFor(name, locale)}"]`).filter({ visible: true })

export const follow = async (page: Page, name: PageName, locale: Locale): Promise<void> => {
  await linkTo(page, name, locale).first().click()
  await shows(page, urlFor(name, locale))
}

export const idle = (page: Page): Promise<void> => page.waitForLoadState('networkidle')

/** Until whatever waited for a frame and then for an idle moment has had both. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const idleMoment = () =>
      new Promise((resolve) =>
        'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 250),
      )
    for (const next of [frame, frame, idleMoment, idleMoment]) await next()
  })

/** Adds a link that the page itself does not have, under the id “way”. */
export const addWay = (page: Page, html: string): Promise<void> =>
  page.evaluate((added) => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', added)
  }, html)

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

declare global {
  interface Window {
    /** The names of the sheets that apply, in the order in which they count. */
    sheetNames?: () => readonly string[]
  }
}

/** Runs in the page: constructed sheets have no names, so they are compared with those of pages. */
const defineSheetNames = async (addresses: readonly string[]): Promise<void> => {
  const textOf = ({ cssRules }: CSSStyleSheet): string =>
    [...cssRules].map(({ cssText }) => cssText).join('')
  const names = new Map<string, string>()
  for (const address of addresses) {
    const html = await (await fetch(address)).text()
    const inline = [...html.matchAll(/<style data-sheet="(\w+)"[^>]*>([^]*?)<\/style>/g)].map(
      ([, name = '', text = '']) => ({ name, text }),
    )
    const linked = await Promise.all(
      [...html.matchAll(/data-sheet="(\w+)" href="([^"]+)"/g)].map(
        async ([, name = '', file = '']) => ({ name, text: await (await fetch(file)).text() }),
      ),
    )
    for (const { name, text } of [...inline, ...linked]) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      names.set(textOf(sheet), name)
    }
  }
  const known = new WeakMap<CSSStyleSheet, string>()
  const nameOf = (sheet: CSSStyleSheet): string => {
    const name = known.get(sheet) ?? names.get(textOf(sheet)) ?? 'unknown'
    known.set(sheet, name)
    return name
  }
  window.sheetNames = () =>
    [...document.styleSheets, ...document.adoptedStyleSheets]
      .filter(
        ({ ownerNode }) => !(ownerNode instanceof HTMLLinkElement) || ownerNode.dataset['sheet'],
      )
      .map(nameOf)
}

/** Lets the page name the sheets of these pages. */
export const nameSheets = (page: Page, addresses: readonly string[]): Promise<void> =>
  page.evaluate(defineSheetNames, addresses)

/** The style sheets of the page shown, in the order in which they count. */
export const sheetsShown = async (page: Page): Promise<readonly string[]> => {
  await nameSheets(page, [page.url()])
  return page.evaluate(() => window.sheetNames?.() ?? [])
}

/** What the sheets that apply say of their version; see `restyledBuild`. */
export const styleVersion = (page: Page): Promise<string> =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--version').trim(),
  )

/** For a browser that asks sites to spare its data: nothing is fetched ahead. */
export const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

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

/** Requests of the page's own script for other pages. */
export const watchFetches = (page: Page): string[] => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (request.resourceType() === 'fetch' && /^\/(fr|en)(\/|$)/.test(url.pathname)) {
      fetched.push(url.pathname)
    }
  })
  return fetched
}
