import type { Page } from 'playwright'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  follow,
  isSameDocument,
  linkTo,
  nameSheets,
  sheetsShown,
  shows,
} from '../../support/browser/clientNavigation.js'
import type { NavigationVisits } from '../../support/browser/navigationVisits.js'
import { eventually } from '../../support/site/eventually.js'

const noteFrames = (): void => {
  const frames = new Set<string>()
  const { sheetNames } = window
  Object.assign(window, { frames })
  const look = (): void => {
    frames.add(`${document.body.dataset['page']}: ${sheetNames?.().join(' ')}`)
    requestAnimationFrame(look)
  }
  look()
}

const framesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    'frames' in window && window.frames instanceof Set ? [...window.frames].map(String) : [],
  )

const trip = [
  ['ultrasound', 'site examHero shared ultrasound'],
  ['fetal', 'site examHero shared exam'],
  ['cookies', 'site legalHero shared legal'],
  ['home', 'site homeHero shared home'],
] as const

export const sheets = (tests: NavigationVisits): void => {
  test('are replaced in order with the type of page, and no frame is drawn without them', async () => {
    const page = await tests.arrive(urlFor('about', 'fr'), { motion: true })
    const addresses = ['about', ...trip.map(([name]) => name)] as const
    await nameSheets(
      page,
      addresses.map((name) => urlFor(name, 'fr')),
    )
    await page.evaluate(noteFrames)
    for (const [name, right] of trip) {
      if (name === 'home') await page.locator('.site-header .brand').click()
      else await linkTo(page, name, 'fr').first().click()
      await shows(page, urlFor(name, 'fr'))
      await eventually(async () => expect(await page.getAttribute('body', 'data-page')).toBe(name))
      expect((await sheetsShown(page)).join(' ')).toBe(right)
    }
    expect(await isSameDocument(page)).toBe(true)
    const rightFrames = [
      'about: site aboutHero shared about',
      ...trip.map(([name, right]) => `${name}: ${right}`),
    ]
    expect((await framesOf(page)).filter((frame) => !rightFrames.includes(frame))).toEqual([])
    expect(tests.errors()).toEqual([])
  })

  test('are not transferred again for a second page of the same type', async () => {
    const page = await tests.arrive(urlFor('fetal', 'fr'), { saveData: true, ownWindow: true })
    await page.goto(urlFor('hysterosonogram', 'fr'))
    const transferred = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && entry.name.endsWith('.css')
            ? [entry.transferSize]
            : [],
        ),
    )
    expect(transferred).toEqual([0, 0, 0])
  })

  test('of an error page are removed when the visitor leaves it', async () => {
    const page = await tests.arrive('/en/no-such-page')
    expect(await sheetsShown(page)).toEqual(['site', 'errorHero', 'shared'])
    await follow(page, 'cookies', 'en')
    await eventually(async () =>
      expect(await sheetsShown(page)).toEqual(['site', 'legalHero', 'shared', 'legal']),
    )
    expect(await isSameDocument(page)).toBe(true)
  })
}
