import type { Page, Route } from 'playwright'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  follow,
  isSameDocument,
  isLoadedAnew,
  shows,
} from '../../support/browser/clientNavigation.js'
import type { NavigationVisits } from '../../support/browser/navigationVisits.js'
import { eventually } from '../../support/site/eventually.js'

export const islandCode = (tests: NavigationVisits): void => {
  const lateFiles = async (page: Page): Promise<readonly string[]> => {
    const boot = await page.locator('script[src*="/assets/boot-"]').getAttribute('src')
    const answer = await page.request.get(boot ?? '')
    return [...(await answer.text()).matchAll(/import\("(\/assets\/[^"]+)"\)/g)].map(
      ([, file = '']) => file,
    )
  }
  const holdLateFiles = async (
    page: Page,
    hold: (route: Route) => Promise<void>,
  ): Promise<void> => {
    const late = await lateFiles(page)
    await page.route(
      (url) => late.some((file) => url.pathname.endsWith(file)),
      (route) => hold(route),
    )
  }
  const countLoads = (page: Page): { readonly loads: number } => {
    const count = { loads: 0 }
    page.on('request', (request) => {
      if (request.isNavigationRequest()) count.loads += 1
    })
    return count
  }
  const form = (page: Page) => page.locator('form[data-contact]')
  const sentence = (page: Page) => page.getByText(tests.t('en', 'network:codeFailed'))

  test('causes one reload when it fails to load, then a message beside the plain form', async () => {
    const page = await tests.arrive(urlFor('home', 'en'), { ownWindow: true })
    await holdLateFiles(page, (route) => route.abort())
    const count = countLoads(page)
    await form(page).scrollIntoViewIfNeeded()
    await isLoadedAnew(page)
    expect(count.loads).toBe(1)
    await form(page).scrollIntoViewIfNeeded()
    await sentence(page).waitFor()
    expect(await form(page).getByRole('button').isEnabled()).toBe(true)
    expect(count.loads).toBe(1)

    // Simulates a reload more than a minute ago, after which another one is allowed.
    await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now() - 60_001)))
    await page.locator(`footer a[href="${urlFor('about', 'en')}"]`).click()
    await shows(page, urlFor('about', 'en'))
    await page.goBack()
    await shows(page, urlFor('home', 'en'))
    await eventually(() => form(page).scrollIntoViewIfNeeded())
    await eventually(() => expect(count.loads).toBe(2))
  })

  test('does not cause a reload when it fails to load after the visitor has typed', async () => {
    const page = await tests.arrive(urlFor('home', 'en'), { ownWindow: true })
    const typed = Promise.withResolvers<void>()
    await holdLateFiles(page, async (route) => {
      await typed.promise
      await route.abort()
    })
    const count = countLoads(page)
    await form(page).getByRole('textbox').first().fill('Zoé Tremblay')
    await page.locator('[data-island-state="loading"]').waitFor()
    typed.resolve()
    await sentence(page).waitFor()
    expect(await form(page).getByRole('textbox').first().inputValue()).toBe('Zoé Tremblay')
    expect(count.loads).toBe(0)
  })

  test('does not block navigation to another site that aborts its load', async () => {
    const page = await tests.arrive(urlFor('home', 'en'), { ownWindow: true })
    const leaving = Promise.withResolvers<void>()
    await holdLateFiles(page, async (route) => {
      await leaving.promise
      await route.abort()
    })
    const codeIsGone = page.waitForEvent('requestfailed')
    await page.route('**/elsewhere', async (route) => {
      leaving.resolve()
      await codeIsGone
      await route.fulfill({ contentType: 'text/html', body: 'Elsewhere' })
    })
    const count = countLoads(page)
    await form(page).scrollIntoViewIfNeeded()
    await page.locator('[data-island-state="loading"]').waitFor()
    await page.evaluate(() => {
      location.href = '/elsewhere'
    })
    await page.waitForURL('**/elsewhere', { timeout: 20_000 })
    expect(count.loads).toBe(1)
  })

  test('causes one reload when it takes longer than 120 s, then a message', async () => {
    const page = await tests.arrive(urlFor('home', 'en'), { ownWindow: true })
    await holdLateFiles(page, () => new Promise(() => undefined))
    const count = countLoads(page)
    await page.clock.install()
    await form(page).scrollIntoViewIfNeeded()
    await page.locator('[data-island-state="loading"]').waitFor()
    await page.clock.runFor(119_000)
    expect(count.loads).toBe(0)
    await page.clock.runFor(1000)
    await isLoadedAnew(page)
    expect(count.loads).toBe(1)

    await form(page).scrollIntoViewIfNeeded()
    await page.locator('[data-island-state="loading"]').waitFor()
    await page.clock.runFor(120_000)
    await sentence(page).waitFor()
    expect(count.loads).toBe(1)
  })

  test('is not treated as failed in a hidden tab, which does not request it yet', async () => {
    const page = await tests.arrive(urlFor('home', 'en'), { ownWindow: true })
    const count = countLoads(page)
    await page.clock.install()
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0
    })
    await form(page).scrollIntoViewIfNeeded()
    const waking = page.locator('[data-island-state="loading"]')
    await waking.waitFor()
    await page.clock.runFor(121_000)
    expect(await waking.count()).toBe(1)
    expect(count.loads).toBe(0)
  })

  test('is discarded with its page before hydration', async () => {
    const takeTurnsAway = (): void => {
      MessagePort.prototype.postMessage = () => undefined
    }
    const page = await tests.arrive(urlFor('home', 'en'), { prepare: [takeTurnsAway] })
    await form(page).scrollIntoViewIfNeeded()
    await page.locator('[data-island-state="loading"]').waitFor()
    await page.waitForLoadState('networkidle')
    await follow(page, 'about', 'en')
    expect(await isSameDocument(page)).toBe(true)
    expect(tests.errors()).toEqual([])
  })
}
