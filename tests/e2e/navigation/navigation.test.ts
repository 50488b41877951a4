import type { Page } from 'playwright'
import { homeAnchors, locales, type PageName } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  contentOf,
  follow,
  idle,
  isSameDocument,
  linkTo,
  noteDocument,
  settled,
  shows,
  slowDown,
} from '../../support/browser/clientNavigation.js'
import { hasFocus } from '../../support/browser/keyboard.js'
import { navigationEngines } from '../../support/browser/navigationEngines.js'
import { navigationVisits } from '../../support/browser/navigationVisits.js'
import { eventually } from '../../support/site/eventually.js'

const visits = navigationVisits()

const announced = (page: Page) => page.locator('[data-keep="announcer"]')
const bar = (page: Page) => page.locator('progress.loading')

describe.each(navigationEngines)('by the %s,', (engine) => {
  const tests = visits.by(engine)

  describe.each(locales)('a link inside the site (%s)', (locale) => {
    const trip: readonly PageName[] = ['ultrasound', 'prp', 'about', 'careers', 'mri', 'cookies']

    test('shows the page that a full load shows, without one', async () => {
      const page = await tests.arrive(urlFor('home', locale))
      const fresh = await tests.openAnother()
      for (const name of trip) {
        await follow(page, name, locale)
        await eventually(async () => expect(await page.title()).not.toBe(''))
        await fresh.goto(urlFor(name, locale))
        const [byScript, byLoad] = [await contentOf(page), await contentOf(fresh)]
        expect(byScript).toEqual(byLoad)
        expect(await isSameDocument(page)).toBe(true)
        expect(await page.locator('.site-header[data-noted]').count()).toBe(1)
        expect(await announced(page).textContent()).toBe(await page.title())
        expect(await page.evaluate(() => [scrollY, document.activeElement?.localName])).toEqual([
          0,
          'body',
        ])
      }
      expect(tests.errors()).toEqual([])
    })

    test.each(Object.values(homeAnchors))(
      'leads to #%s and takes the focus there',
      async (anchor) => {
        const page = await tests.arrive(urlFor('about', locale))
        await page.evaluate(
          ([href]) => {
            const link = document.createElement('a')
            link.href = href ?? ''
            link.id = 'way'
            link.textContent = 'Way'
            document.querySelector('main')?.prepend(link)
          },
          [urlFor('home', locale, anchor)],
        )
        await page.locator('#way').click()
        await shows(page, urlFor('home', locale, anchor))
        const place = page.locator(`#${anchor}`)
        expect(await hasFocus(place)).toBe(true)
        const { y = -1 } = (await place.boundingBox()) ?? {}
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThan(200)
        expect(await isSameDocument(page)).toBe(true)
      },
    )

    test('to the other language keeps the place', async () => {
      const other = locale === 'fr' ? 'en' : 'fr'
      const page = await tests.arrive(urlFor('home', locale, homeAnchors.contact))
      await page.locator(`.site-header a[data-language="${other}"]`).click()
      await shows(page, urlFor('home', other, homeAnchors.contact))
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(`${other}-CA`)
      expect(await hasFocus(page.locator(`#${homeAnchors.contact}`))).toBe(true)
      expect(await isSameDocument(page)).toBe(true)
      const name = tests.t(other, 'common:nav.main')
      await page.getByRole('navigation', { name, exact: true }).waitFor()
    })
  })

  test('a place on the same page takes the focus', async () => {
    const page = await tests.arrive(urlFor('home', 'fr'))
    await page.locator(`main a[href="#${homeAnchors.contact}"]`).first().click()
    await eventually(async () =>
      expect(await hasFocus(page.locator(`#${homeAnchors.contact}`))).toBe(true),
    )
  })

  test('back and forward show the page as it was left', async () => {
    const page = await tests.arrive(urlFor('home', 'fr'))
    await page.evaluate(() => scrollTo(0, 1500))
    await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus())
    const link = linkTo(page, 'prp', 'fr').first()
    await link.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    await link.click()
    await shows(page, urlFor('prp', 'fr'))
    await page.evaluate(() => scrollTo(0, 700))

    await page.goBack()
    await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(left))
    expect(await page.locator('h1').textContent()).toBe(await tests.headingOf('home'))
    await page.goForward()
    await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(700))
    expect(await page.locator('h1').textContent()).toBe(await tests.headingOf('prp'))
    expect(await isSameDocument(page)).toBe(true)
    expect(tests.errors()).toEqual([])
  })

  describe('on a slow network', () => {
    test('the last click wins', async () => {
      const page = await tests.arriveWithDataSaver(urlFor('home', 'fr'))
      const slow = await slowDown(page, `**${urlFor('prp', 'fr')}`)
      await linkTo(page, 'prp', 'fr').first().click()
      await slow.asked
      await follow(page, 'about', 'fr')
      slow.open()
      await idle(page)
      expect(new URL(page.url()).pathname).toBe(urlFor('about', 'fr'))
      expect(await page.locator('h1').textContent()).toBe(await tests.headingOf('about'))
      await page.goBack()
      await shows(page, urlFor('home', 'fr'))
      expect(await isSameDocument(page)).toBe(true)
    })

    test('the address and the title change together', async () => {
      const page = await tests.arriveWithDataSaver(urlFor('home', 'fr'))
      const before = await page.title()
      const slow = await slowDown(page, `**${urlFor('prp', 'fr')}`)
      await linkTo(page, 'prp', 'fr').first().click()
      await slow.asked
      expect([new URL(page.url()).pathname, await page.title()]).toEqual([
        urlFor('home', 'fr'),
        before,
      ])
      slow.open()
      await shows(page, urlFor('prp', 'fr'))
      await eventually(async () => expect(await page.title()).not.toBe(before))
    })

    test('the loading bar is shown after 200 ms, fills in 5 s and is hidden 500 ms after the end', async () => {
      const page = await tests.arriveWithDataSaver(urlFor('home', 'fr'))
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 1000)
      const slow = await slowDown(page, `**${urlFor('prp', 'fr')}`)
      await linkTo(page, 'prp', 'fr').first().click()
      await slow.asked
      await page.clock.runFor(199)
      expect(await bar(page).isVisible()).toBe(false)
      await page.clock.runFor(1)
      expect(await bar(page).isVisible()).toBe(true)
      const value = (): Promise<number> =>
        bar(page).evaluate((node) => Number(node.getAttribute('value')))
      expect(await value()).toBe(0)
      await page.clock.runFor(2500)
      expect(await value()).toBeCloseTo(50)
      await page.clock.runFor(4000)
      expect(await value()).toBe(100)
      slow.open()
      await shows(page, urlFor('prp', 'fr'))
      await eventually(async () => expect(await bar(page).getAttribute('data-done')).toBe(''))
      await page.clock.runFor(499)
      expect(await bar(page).isVisible()).toBe(true)
      await page.clock.runFor(1)
      expect(await bar(page).isVisible()).toBe(false)
    })

    test('a page that loads within 200 ms shows no loading bar', async () => {
      const page = await tests.arriveWithDataSaver(urlFor('home', 'fr'))
      await page.clock.install()
      await follow(page, 'prp', 'fr')
      await page.clock.runFor(1000)
      expect(await bar(page).isVisible()).toBe(false)
    })
  })

  describe('motion', () => {
    /** Notes every animation of the page from now on. */
    const watchMotion = (page: Page) =>
      page.evaluateHandle(() => {
        const names = new Set<string>()
        const watch = (): void => {
          for (const animation of document.getAnimations()) {
            if (!(animation instanceof CSSAnimation)) continue
            const { effect } = animation
            const { pseudoElement = null } = effect instanceof KeyframeEffect ? effect : {}
            const { delay = 0, duration = 0 } = effect?.getTiming() ?? {}
            names.add(
              `${animation.animationName} ${delay}+${String(duration)} ${pseudoElement ?? ''}`,
            )
          }
          requestAnimationFrame(watch)
        }
        watch()
        return names
      })

    /** What moved of the page as a whole. */
    const movements = (motion: Awaited<ReturnType<typeof watchMotion>>) =>
      motion.evaluate((names) => [...names].filter((name) => name.startsWith('page-')).toSorted())

    const transitionEnds = (page: Page): Promise<void> =>
      eventually(async () =>
        expect(await page.evaluate(() => document.documentElement.className)).toBe(''),
      )

    test('the old page leaves in 140 ms, then the new one enters in 280 ms', async () => {
      const page = await tests.arrive(urlFor('about', 'fr'), { motion: true })
      const motion = await watchMotion(page)
      await follow(page, 'careers', 'fr')
      await eventually(async () =>
        expect(await movements(motion)).toEqual([
          'page-in 140+280 ',
          'page-out 0+140 ::view-transition-old(page)',
        ]),
      )
      await transitionEnds(page)
    })

    test('a click during the transition is not lost', async () => {
      const page = await tests.arrive(urlFor('about', 'fr'), { motion: true })
      await idle(page)
      await linkTo(page, 'careers', 'fr').first().click()
      await page.waitForURL(`**${urlFor('careers', 'fr')}`)
      await page.locator(`.site-nav a[href="${urlFor('prp', 'fr')}"]`).click()
      await shows(page, urlFor('prp', 'fr'))
      await eventually(async () => expect(await page.title()).toContain('PRP'))
    })

    test('a page whose transition the visitor stops is shown all the same', async () => {
      const page = await tests.arrive(urlFor('about', 'fr'), { motion: true })
      await page.evaluate(() => {
        const push = history.pushState.bind(history)
        if ('navigation' in window) {
          navigation.addEventListener('currententrychange', () => stop(), { once: true })
        } else {
          history.pushState = (...entry) => {
            push(...entry)
            stop()
          }
        }
      })
      await follow(page, 'careers', 'fr')
      await eventually(async () =>
        expect(await page.locator('h1').textContent()).toBe(await tests.headingOf('careers')),
      )
      await page.locator('[data-island]').scrollIntoViewIfNeeded()
      await page.locator('[data-island-state="awake"]').waitFor()
      expect(await isSameDocument(page)).toBe(true)
      expect(tests.errors()).toEqual([])
    })

    test('nothing moves for visitors who prefer reduced motion', async () => {
      const page = await tests.arrive(urlFor('about', 'fr'))
      const motion = await watchMotion(page)
      await follow(page, 'careers', 'fr')
      await settled(page)
      await transitionEnds(page)
      expect(await movements(motion)).toEqual([])
    })
  })

  describe('the scripts of a page', () => {
    test('start with each page that is shown', async () => {
      const page = await tests.arrive(urlFor('home', 'fr'))
      await follow(page, 'ultrasound', 'fr')
      await follow(page, 'fetal', 'fr')
      expect(await isSameDocument(page)).toBe(true)
      await page.locator('[data-print] button').first().waitFor()
      await page.locator('.nav-drop > summary').click()
      await page.keyboard.press('Escape')
      expect(await page.locator('.nav-drop[open]').count()).toBe(0)
    })

    test('work in two tabs side by side', async () => {
      const first = await tests.arrive(urlFor('home', 'fr'))
      const second = await first.context().newPage()
      await second.goto(urlFor('home', 'en'))
      await noteDocument(second)
      await follow(first, 'about', 'fr')
      await follow(second, 'prp', 'en')
      await first.goBack()
      await shows(first, urlFor('home', 'fr'))
      expect(new URL(second.url()).pathname).toBe(urlFor('prp', 'en'))
      expect([await isSameDocument(first), await isSameDocument(second)]).toEqual([true, true])
    })

    test('the menu of a phone closes when its link is followed', async () => {
      const page = await tests.arrive(urlFor('home', 'fr'), { width: 390 })
      for (const name of ['prp', 'about'] as const) {
        await page.locator('.burger').click()
        await page.locator(`#menu a[href="${urlFor(name, 'fr')}"]`).click()
        await shows(page, urlFor(name, 'fr'))
        expect(await page.locator('#menu').isVisible()).toBe(false)
      }
      expect(await isSameDocument(page)).toBe(true)
    })
  })
})
