import { homeAnchors, type PageName } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  describeWithWebkit,
  openWebkit,
  type WebkitBrowser,
  type WebkitPage,
} from '../../support/browser/webkit.js'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'
import { eventually } from '../../support/site/eventually.js'

describeWithWebkit('WebKitGTK', () => {
  let site: BuiltSite
  let browser: WebkitBrowser
  let page: WebkitPage
  beforeAll(async () => {
    site = await startBuiltSite({ env: { SERVICE_WORKER: 'off' } })
    browser = await openWebkit()
    page = await browser.open()
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })

  const scrollTop = () => page.evaluate(() => Math.round(scrollY))
  const path = () => page.evaluate(() => location.pathname)
  const displayOf = (selector: string) =>
    page.evaluate((within) => {
      const element = document.querySelector(within)
      return element && getComputedStyle(element).display
    }, selector)
  const isFilled = (selector: string) =>
    page.evaluate((within) => document.querySelector(within)?.childElementCount !== 0, selector)

  const scrollDownTo = async (top: number): Promise<void> => {
    await eventually(async () => {
      const isDriven = await page.evaluate(
        () => history.scrollRestoration === 'manual' && document.body.dataset['page'] !== undefined,
      )
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
      expect([isDriven, await scrollTop()]).toEqual([true, top])
    })
  }

  const leaveAndComeBack = async (): Promise<void> => {
    const before = await path()
    await page.goto(`${site.origin}/robots.txt`)
    await page.back()
    await eventually(async () => expect(await path()).toBe(before))
  }

  const followLinkTo = async (name: PageName): Promise<void> => {
    await page.evaluate(
      (href) => {
        const link = document.createElement('a')
        Object.assign(link, { id: 'way', href, textContent: href })
        document.querySelector('main')?.prepend(link)
      },
      urlFor(name, 'fr'),
    )
    await page.click('#way')
    // The URL changes before the content.
    await eventually(async () =>
      expect(await page.evaluate(() => document.body.dataset['page'])).toBe(name),
    )
  }

  const tools = [
    { tool: 'find', fill: '#find-words', text: 'échographie de grossesse' },
    // Sent empty: validation errors count as an answer.
    { tool: 'dates', fill: undefined, text: '' },
  ]

  test.each(tools)(
    'tool card › hides its sample answer once “$tool” has an answer',
    async (row) => {
      const { tool, fill, text } = row
      await page.goto(site.origin + urlFor('tools', 'fr'))
      const sample = `.tool-card:has(#${tool}-answer) .tool-sample`
      expect(await displayOf(sample)).toBe('grid')
      if (fill !== undefined) await page.type(fill, text)
      await page.click(`form:has(#${tool}-answer) .tool__ask .btn`)
      await eventually(async () => expect(await isFilled(`#${tool}-answer`)).toBe(true))
      expect(await displayOf(sample)).toBe('none')
      expect(await page.errors()).toEqual([])
    },
  )

  test('scroll position › is restored after Back from another document', async () => {
    await page.goto(site.origin + urlFor('mri', 'fr'))
    await scrollDownTo(3000)
    await leaveAndComeBack()
    await eventually(async () => expect(await scrollTop()).toBe(3000))
    await scrollDownTo(1200)
    await leaveAndComeBack()
    await eventually(async () => expect(await scrollTop()).toBe(1200))
  })

  test('scroll position › is restored after Back from a client-side navigation and a full load', async () => {
    await page.goto(site.origin + urlFor('mri', 'fr'))
    await followLinkTo('about')
    await scrollDownTo(700)
    await leaveAndComeBack()
    await eventually(async () => expect(await scrollTop()).toBe(700))
  })

  test('restored page › preserves focus, open sections and typed text, and shows the focused field', async () => {
    await page.goto(site.origin + urlFor('home', 'fr', homeAnchors.contact))
    // Once hydrated, the page has its final height.
    await eventually(async () =>
      expect(
        await page.evaluate(
          () =>
            document.querySelector<HTMLElement>('[data-island=ContactForm]')?.dataset[
              'islandState'
            ],
        ),
      ).toBe('hydrated'),
    )
    await page.type('#contact-name', 'Marie Côté')
    await page.click('#contact-halfDays')
    await page.evaluate(() => document.querySelector<HTMLElement>('#contact-email')?.focus())
    const state = () =>
      page.evaluate(() => {
        // Without the back/forward cache, the browser scrolls to the fragment, which is the form.
        const { top, bottom } =
          document.activeElement?.getBoundingClientRect() ?? new DOMRect(0, -1)
        return [
          document.activeElement?.id,
          document.querySelector<HTMLDetailsElement>('.half-days')?.open,
          document.querySelector<HTMLInputElement>('#contact-name')?.value,
          top >= 0 && bottom <= innerHeight,
        ]
      })
    // The page scrolls smoothly to a focused field.
    const showsFocusedField = () =>
      eventually(async () =>
        expect(await state()).toEqual(['contact-email', true, 'Marie Côté', true]),
      )
    await showsFocusedField()
    await leaveAndComeBack()
    await showsFocusedField()
  })

  test('sticky elements › follow a client-side navigation', async () => {
    await page.goto(site.origin + urlFor('tools', 'fr'))
    const position = () =>
      page.evaluate(() => {
        const header = document.querySelector('.site-header')
        return header && getComputedStyle(header).position
      })
    expect(await position()).toBe('sticky')
    await followLinkTo('mri')
    await eventually(async () => expect(await position()).toBe('relative'))
    expect(await page.errors()).toEqual([])
  })
})
