import type { Page, Route } from 'playwright'
import type { Locale, PageName } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { eventually } from '../site/eventually.js'

/** Marks the document, to tell a client navigation from a full load. */
export const noteDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.querySelector('.site-header')?.setAttribute('data-noted', '')
    Object.assign(window, { noted: true })
  })

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'noted' in window)

export const isLoadedAnew = (page: Page): Promise<void> =>
  eventually(async () =>
    expect(await page.evaluate(() => ['noted' in window, document.readyState])).toEqual([
      false,
      'complete',
    ]),
  )

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

/** Waits for a drawn frame: until then, Chromium may not store a new scroll position with a history entry. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const idleMoment = () =>
      new Promise((resolve) =>
        'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 250),
      )
    for (const next of [frame, frame, idleMoment, idleMoment]) await next()
  })

export const addTestLink = (page: Page, html: string): Promise<void> =>
  page.evaluate((added) => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', added)
  }, html)

/** Returns the content and metadata that belong to the page, without changes made during a visit. */
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
    sheetNames?: () => readonly string[]
  }
}

/** Runs in the page. Constructed style sheets have no names: compares their text with these pages' sheets. */
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

export const nameSheets = (page: Page, addresses: readonly string[]): Promise<void> =>
  page.evaluate(defineSheetNames, addresses)

export const sheetsShown = async (page: Page): Promise<readonly string[]> => {
  await nameSheets(page, [page.url()])
  return page.evaluate(() => window.sheetNames?.() ?? [])
}

/** Returns the `--version` of the style sheets; see `restyledBuild`. */
export const styleVersion = (page: Page): Promise<string> =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--version').trim(),
  )

export const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

export interface Gate {
  readonly asked: Promise<void>
  readonly open: () => void
}

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
    // Fails if a later click cancelled the request.
    await route.continue().catch(() => undefined)
  })
  return { asked, open: () => open() }
}

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
