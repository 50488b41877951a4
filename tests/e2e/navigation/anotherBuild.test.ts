import { urlFor } from '../../../src/addresses/urlFor.js'
import { openBrowser } from '../../support/browser/browser.js'
import {
  isSameDocument,
  noteDocument,
  sheetsShown,
  shows,
  slowDown,
  styleVersion,
} from '../../support/browser/clientNavigation.js'
import { type Build, restyledBuild } from '../../support/site/anotherBuild.js'
import { startBuiltSite } from '../../support/site/builtSite.js'
import { eventually } from '../../support/site/eventually.js'

describe('link to a page of another build', () => {
  let next: Build
  beforeAll(() => {
    next = restyledBuild()
  })
  afterAll(() => next.remove())

  /** The content security policy of the open page would block style sheets of the other build. */
  test('loads the page fully with its own style sheets, also when it was prefetched', async () => {
    const first = await startBuiltSite({ env: { SERVICE_WORKER: 'off' } })
    const browser = await openBrowser(first.origin)
    const visitor = await browser.visitor()
    const page = await visitor.open()
    const path = urlFor('prp', 'fr')
    const slow = await slowDown(page, `**${path}`)
    await page.goto(urlFor('home', 'fr'))
    await noteDocument(page)
    expect(await styleVersion(page)).toBe('')
    // The prefetch is in progress while the site is replaced.
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
    expect(await sheetsShown(page)).toEqual(['site', 'ringHero', 'shared', 'prp'])
    // Loads fail while the site is down, but the content security policy blocks none.
    expect(visitor.errors.filter((error) => error.includes('Policy'))).toEqual([])
    await browser.close()
    await second.kill()
  })
})
