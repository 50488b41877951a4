import type { Page } from 'playwright'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  follow,
  isSameDocument,
  linkTo,
  settled,
  shows,
} from '../../support/browser/clientNavigation.js'
import {
  navigationEngines,
  removeViewTransitions,
} from '../../support/browser/navigationEngines.js'
import type {
  NavigationVisits,
  NavigationVisitsByEngine,
} from '../../support/browser/navigationVisits.js'
import { eventually } from '../../support/site/eventually.js'

const watchMotion = (page: Page) =>
  page.evaluateHandle(() => {
    const moves = new Set<string>()
    const watch = (): void => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        const { delay = 0, duration = 0 } = effect?.getTiming() ?? {}
        const { pseudoElement = null } = effect instanceof KeyframeEffect ? effect : {}
        const name = animation instanceof CSSAnimation ? animation.animationName : animation.id
        if (!name.startsWith('page-')) continue
        moves.add(`${name} ${delay}+${String(duration)} ${pseudoElement ?? ''}`.trim())
      }
      requestAnimationFrame(watch)
    }
    watch()
    return moves
  })

type Motion = Awaited<ReturnType<typeof watchMotion>>
const movesOf = (motion: Motion) => motion.evaluate((moves) => [...moves].toSorted())

const isSeen = (motion: Motion, ...moves: readonly string[]): Promise<void> =>
  eventually(async () => expect(await movesOf(motion)).toEqual(moves))

const prefersReducedMotion = (page: Page): Promise<void> =>
  page.emulateMedia({ reducedMotion: 'reduce' })

const isOver = (page: Page): Promise<void> =>
  eventually(async () => {
    const left = await page.evaluate(() => [
      document.documentElement.className,
      ...document
        .getAnimations()
        .map((one) => (one instanceof CSSAnimation ? one.animationName : one.id))
        .filter((name) => name.startsWith('page-')),
    ])
    expect(left).toEqual([''])
  })

const clickTwice = async (page: Page, begun: () => Promise<void>): Promise<void> => {
  await linkTo(page, 'careers', 'fr').first().click()
  await begun()
  await page.locator(`.site-nav a[href="${urlFor('prp', 'fr')}"]`).click()
  await shows(page, urlFor('prp', 'fr'))
  await eventually(async () => expect(await page.title()).toContain('PRP'))
}

const showsHeading = (page: Page, tests: NavigationVisits, name: 'careers'): Promise<void> =>
  eventually(async () =>
    expect(await page.locator('h1').textContent()).toBe(await tests.headingOf(name)),
  )

/** Runs in the page: skips transitions at different times, as hidden tabs and resizes do. */
const skipTransitions = (): void => {
  const original = Reflect.get(Document.prototype, 'startViewTransition')
  if (typeof original !== 'function') return
  let count = 0
  Reflect.set(Document.prototype, 'startViewTransition', (change: unknown): unknown => {
    const transition: unknown = Reflect.apply(original, document, [change])
    if (!(transition instanceof ViewTransition)) return transition
    const skip = (): void => transition.skipTransition()
    count += 1
    if (count % 4 === 0) skip()
    else if (count % 4 === 1) queueMicrotask(skip)
    else if (count % 4 === 2) requestAnimationFrame(skip)
    else setTimeout(skip, 60)
    return transition
  })
}

export const transition = (visits: NavigationVisitsByEngine): void => {
  test('hides the old page in 140 ms and shows the new one in 280 ms, without motion when reduced motion is preferred', async () => {
    const page = await visits.arrive(urlFor('about', 'fr'), { motion: true, ownWindow: true })
    const motion = await watchMotion(page)
    await follow(page, 'careers', 'fr')
    await isSeen(motion, 'page-in 140+280', 'page-out 0+140 ::view-transition-old(page)')
    await isOver(page)

    await prefersReducedMotion(page)
    const still = await watchMotion(page)
    await follow(page, 'about', 'fr')
    await settled(page)
    await isOver(page)
    await isSeen(still)
  })

  test.each(navigationEngines)(
    '%s › a click during the transition is handled, and a page whose transition is skipped is shown',
    async (engine) => {
      const tests = visits.by(engine)
      const page = await tests.arrive(urlFor('about', 'fr'), { motion: true })
      await clickTwice(page, () => page.waitForURL(`**${urlFor('careers', 'fr')}`))
      await isOver(page)

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
      await showsHeading(page, tests, 'careers')
      await page.locator('[data-island]').scrollIntoViewIfNeeded()
      await page.locator('[data-island-state="hydrated"]').waitFor()
      expect(await isSameDocument(page)).toBe(true)
      expect(tests.errors()).toEqual([])
    },
  )

  // With the Navigation API, the browser itself follows the link.
  test('a press on a header link that starts before the page changes is followed', async () => {
    const tests = visits.by('History API')
    const page = await tests.arrive(urlFor('about', 'fr'), { motion: true })
    await page.locator(`.site-nav a[href="${urlFor('prp', 'fr')}"]`).hover()
    await page.mouse.down()
    await linkTo(page, 'careers', 'fr').first().press('Enter')
    await showsHeading(page, tests, 'careers')
    await isOver(page)
    await page.mouse.up()
    await shows(page, urlFor('prp', 'fr'))
  })

  test('reports no error when it is skipped', async () => {
    const page = await visits.arrive(urlFor('about', 'fr'), {
      motion: true,
      prepare: [skipTransitions],
    })
    for (const name of ['careers', 'prp', 'about', 'careers'] as const) {
      await page.locator(`.site-nav a[href="${urlFor(name, 'fr')}"]`).click()
      await shows(page, urlFor(name, 'fr'))
    }
    await isOver(page)
    expect(visits.errors()).toEqual([])
  })

  test('a full load of a file or of a page without transition reports no error', async () => {
    const page = await visits.arrive(urlFor('about', 'fr'), { motion: true })
    for (const path of ['/robots.txt', '/staff']) {
      await page.goto(urlFor('about', 'fr'))
      await page.evaluate((href) => location.assign(href), path)
      await page.waitForURL(`**${path}`)
      await settled(page)
    }
    expect(visits.errors().filter((error) => error.includes('ransition'))).toEqual([])
  })

  test('without the View Transitions API, animates the page, handles clicks and respects reduced motion', async () => {
    const tests = visits.by('History API')
    const page = await tests.arrive(urlFor('about', 'fr'), {
      motion: true,
      prepare: [removeViewTransitions],
    })
    const motion = await watchMotion(page)
    await follow(page, 'careers', 'fr')
    await isSeen(motion, 'page-in 0+280', 'page-out 0+140')
    await showsHeading(page, tests, 'careers')
    await isOver(page)

    await follow(page, 'about', 'fr')
    await isOver(page)
    const leaving = await watchMotion(page)
    await clickTwice(page, () =>
      eventually(async () => expect(await movesOf(leaving)).toContain('page-out 0+140')),
    )
    await isOver(page)

    await prefersReducedMotion(page)
    const still = await watchMotion(page)
    await follow(page, 'about', 'fr')
    await settled(page)
    await isSeen(still)
    expect(await isSameDocument(page)).toBe(true)
  })
}
