import type { Page } from 'playwright'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { openBrowser } from '../../support/browser/browser.js'
import {
  addWay,
  follow,
  isSameDocument,
  linkTo,
  noteDocument,
  sheetsShown,
  shows,
  slowDown,
  styleVersion,
} from '../../support/browser/clientNavigation.js'
import { navigationVisits } from '../../support/browser/navigationVisits.js'
import { type Build, restyledBuild } from '../../support/site/anotherBuild.js'
import { startBuiltSite } from '../../support/site/builtSite.js'
import { eventually } from '../../support/site/eventually.js'

const tests = navigationVisits()

/** Runs in the page: at each frame, which page is drawn with which sheets. */
const noteFrames = (): void => {
  const frames = new Set<string>()
  Object.assign(window, { frames })
  const look = (): void => {
    const sheets = [...document.styleSheets].map(({ ownerNode }) =>
      ownerNode instanceof HTMLElement ? ownerNode.dataset['sheet'] : '',
    )
    frames.add(`${document.body.dataset['page']}: ${sheets.join(' ')}`)
    requestAnimationFrame(look)
  }
  look()
}

const framesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    'frames' in window && window.frames instanceof Set ? [...window.frames].map(String) : [],
  )

const trip = [
  ['ultrasound', 'exam'],
  ['fetal', 'exam'],
  ['cookies', 'legal'],
  ['careers', 'careers'],
  ['about', 'about'],
  ['home', 'home'],
] as const

describe('the style sheets', () => {
  test('change with the kind of page, in order, and no frame is drawn without them', async () => {
    const page = await tests.arrive(urlFor('home', 'fr'), { motion: true })
    await page.evaluate(noteFrames)
    for (const [name, kind] of trip) {
      if (name === 'home') await page.locator('.site-header .brand').click()
      else await linkTo(page, name, 'fr').first().click()
      await shows(page, urlFor(name, 'fr'))
      await eventually(async () => expect(await page.getAttribute('body', 'data-page')).toBe(name))
      expect(await sheetsShown(page)).toEqual(['site', kind])
    }
    expect(await isSameDocument(page)).toBe(true)
    const right = trip.map(([name, kind]) => `${name}: site ${kind}`)
    expect((await framesOf(page)).filter((frame) => !right.includes(frame))).toEqual([])
    expect(tests.errors()).toEqual([])
  })

  test('of an error page are removed with it', async () => {
    const page = await tests.arrive(urlFor('careers', 'en'))
    await addWay(page, '<a id="way" href="/en/no-such-page">Way</a>')
    await page.locator('#way').click()
    await shows(page, '/en/no-such-page')
    expect(await sheetsShown(page)).toEqual(['site', 'message'])
    await noteDocument(page)
    await follow(page, 'careers', 'en')
    await eventually(async () => expect(await sheetsShown(page)).toEqual(['site', 'careers']))
    expect(await isSameDocument(page)).toBe(true)
  })
})

describe('a page of another build than the one shown', () => {
  let next: Build
  beforeAll(() => {
    next = restyledBuild()
  })
  afterAll(() => next.remove())

  /** The policy of the page that is open would refuse the sheets of the other version. */
  test('is loaded fully, with its own sheets, even when it was prefetched', async () => {
    const first = await startBuiltSite({ env: { SERVICE_WORKER: 'off' } })
    const browser = await openBrowser(first.origin)
    const visitor = await browser.visitor()
    const page = await visitor.open()
    const path = urlFor('prp', 'fr')
    const slow = await slowDown(page, `**${path}`)
    await page.goto(urlFor('home', 'fr'))
    await noteDocument(page)
    expect(await styleVersion(page)).toBe('')
    // It is fetched ahead while the site is put in place anew.
    await slow.asked
    await first.kill()
    const { port } = new URL(first.origin)
    const second = await startBuiltSite({
      env: { SERVICE_WORKER: 'off', PORT: port },
      project: next.path,
    })
    const arrived = page.waitForResponse(`**${path}`)
    slow.open()
    await (await arrived).finished()
    await page.locator(`.site-nav a[href="${path}"]`).click()
    await shows(page, path)
    await eventually(async () => expect(await styleVersion(page)).toBe('next'))
    expect(await isSameDocument(page)).toBe(false)
    expect(await sheetsShown(page)).toEqual(['site', 'exam'])
    // While no site was there, loads were refused; the policy refused nothing.
    expect(visitor.errors.filter((error) => error.includes('Policy'))).toEqual([])
    await browser.close()
    await second.kill()
  })
})
