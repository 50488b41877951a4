import {
  openBrowser,
  inTwoTabs,
  type TestBrowser,
  type VisitorOptions,
} from '../../support/browser/browser.js'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'
import { confirmationPath, everyPage, unknownPath } from '../../support/site/everyPage.js'

jest.setTimeout(120_000)

let site: BuiltSite
let browser: TestBrowser
beforeAll(async () => {
  site = await startBuiltSite()
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const paths = [
  ...everyPage.map(({ path }) => path),
  ...(['fr', 'en'] as const).flatMap((locale) => [confirmationPath(locale), unknownPath(locale)]),
]

/** Loads what waits to be scrolled to, and answers the pictures that did not arrive. */
const missingPictures = (): Promise<readonly string[]> => {
  const load = async (picture: HTMLImageElement): Promise<readonly string[]> => {
    picture.loading = 'eager'
    return picture.decode().then(
      () => [],
      () => [picture.currentSrc || picture.src],
    )
  }
  return Promise.all([...document.images].map(load)).then((missing) => missing.flat())
}

test.each([390, 1280])(
  'every page opens %i px wide without an error, its pictures included',
  async (width) => {
    const visitor = await browser.visitor({ width })
    const wrong: string[] = []
    await inTwoTabs(visitor, paths, async (page, path) => {
      const answer = await page.goto(path)
      const status = path.endsWith('no-such-page') ? 404 : 200
      if (answer?.status() !== status) wrong.push(`${path}: status ${answer?.status()}`)
      const missing = await page.evaluate(missingPictures)
      wrong.push(...missing.map((picture) => `${path}: ${picture} did not arrive`))
    })
    await visitor.leave()
    expect([...visitor.errors, ...wrong]).toEqual([])
  },
)

/** Answers hidden behind a question count as well; the panel of the header is not for phones. */
const openAnswers = (): void => {
  for (const hidden of document.querySelectorAll('main details')) {
    hidden.removeAttribute('name')
    hidden.setAttribute('open', '')
  }
}

/** Words that leave the window or a box that hides what leaves it, unless they can be scrolled to. */
const cutWords = (): readonly string[] => {
  const frames = (element: Element | null): readonly Element[] =>
    element === null ? [] : [element, ...frames(element.parentElement)]
  const isCut = (box: DOMRect, parent: Element): boolean => {
    for (const frame of frames(parent)) {
      const { overflowX } = getComputedStyle(frame)
      if (overflowX === 'auto' || overflowX === 'scroll') return false
      const { left, right, width } = frame.getBoundingClientRect()
      // Words for screen readers alone stand in a box of one pixel.
      if (overflowX !== 'visible' && width <= 1) return false
      if (overflowX !== 'visible' && (box.right > right + 1 || box.left < left - 1)) return true
    }
    return box.right > innerWidth + 1 || box.left < -1
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  while (words.nextNode() !== null) {
    const { currentNode } = words
    const parent = currentNode.parentElement
    if (parent === null || currentNode.nodeValue?.trim() === '' || !parent.checkVisibility())
      continue
    const range = document.createRange()
    range.selectNodeContents(currentNode)
    if ([...range.getClientRects()].some((box) => isCut(box, parent))) {
      cut.push(currentNode.nodeValue ?? '')
    }
  }
  return cut
}

test.each<[string, VisitorOptions]>([
  ['on a phone 320 px wide', { width: 320, height: 640 }],
  ['enlarged to 400 % in a window of 1280 × 1024', { width: 1280, height: 1024, zoom: 4 }],
])('no page scrolls sideways or loses words %s', async (_where, window) => {
  const visitor = await browser.visitor(window)
  const wrong: string[] = []
  await inTwoTabs(visitor, paths, async (page, path) => {
    await page.goto(path)
    await page.evaluate(openAnswers)
    const width = await page.evaluate(() => document.scrollingElement?.scrollWidth)
    if (width === undefined || width > 320) wrong.push(`${path} is ${width} px wide`)
    const cut = await page.evaluate(cutWords)
    wrong.push(...cut.map((words) => `${path} cuts “${words}”`))
  })
  await visitor.leave()
  expect(wrong).toEqual([])
})
