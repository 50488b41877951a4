import type { i18n } from 'i18next'
import type { Page } from 'playwright'
import type { Locale } from '../../../src/addresses/pageTable.js'
import type { PlainMessageKey } from '../../../src/services/language/messages.js'
import {
  openBrowser,
  type TestBrowser,
  type Visitor,
  type VisitorOptions,
} from '../browser/browser.js'
import { type BuiltSite, startBuiltSite } from '../site/builtSite.js'
import { openSiteTranslations } from '../site/siteTranslations.js'
import type { Answer } from './everyPage.js'
import { watchPictures } from './pagePictures.js'

interface Window extends VisitorOptions {
  readonly width: number
  readonly height: number
}

export interface PageTour {
  readonly site: () => BuiltSite
  readonly page: () => Page
  readonly t: (locale: Locale, key: PlainMessageKey) => string
  /** Opens the page of an answer and restores the size of the window. */
  readonly open: (answer: Answer) => Promise<void>
  readonly answered: () => { readonly status: number; readonly html: string }
  readonly errors: () => readonly string[]
  readonly askedPictures: () => Promise<readonly string[]>
}

export const pageTour = (window: Window): PageTour => {
  let site: BuiltSite
  let browser: TestBrowser
  let translations: i18n
  let visitor: Visitor
  let page: Page
  let pictures: ReturnType<typeof watchPictures>
  let answered = { status: 0, html: '' }
  let errorsBefore = 0
  beforeAll(async () => {
    translations = await openSiteTranslations()
    site = await startBuiltSite({ env: { PAGE_CACHE: 'on', SERVICE_WORKER: 'off' } })
    browser = await openBrowser(site.origin)
    visitor = await browser.visitor(window)
    page = await visitor.open()
    pictures = watchPictures(page)
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })
  return {
    site: () => site,
    page: () => page,
    t: (locale, key) => translations.getFixedT(locale)(key),
    open: async ({ path }) => {
      await page.setViewportSize({ width: window.width, height: window.height })
      pictures.forget()
      errorsBefore = visitor.errors.length
      const answer = await page.goto(path)
      answered = { status: answer?.status() ?? 0, html: (await answer?.text()) ?? '' }
    },
    answered: () => answered,
    errors: () => visitor.errors.slice(errorsBefore),
    askedPictures: () => pictures.asked(),
  }
}
