import type { Page } from 'playwright'

/** Opens every answer hidden behind a question. The panel of the header is not for phones. */
export const openQuestions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const question of document.querySelectorAll('main details')) {
      question.removeAttribute('name')
      question.setAttribute('open', '')
    }
  })

/** Words that leave the window or a box that hides what leaves it, unless they can be scrolled to. */
const findCutWords = (): readonly string[] => {
  interface Frame {
    readonly scrolls: boolean
    readonly box: DOMRect
  }
  const known = new Map<Element, readonly Frame[]>()
  /** What hides or scrolls its content, the innermost first; most words share it with others. */
  const framesOf = (element: Element | null): readonly Frame[] => {
    if (element === null) return []
    const found = known.get(element)
    if (found !== undefined) return found
    const { overflowX } = getComputedStyle(element)
    const scrolls = overflowX === 'auto' || overflowX === 'scroll'
    const own = overflowX === 'visible' ? [] : [{ scrolls, box: element.getBoundingClientRect() }]
    const frames = [...own, ...framesOf(element.parentElement)]
    known.set(element, frames)
    return frames
  }
  const isCut = (box: DOMRect, parent: Element): boolean => {
    for (const { scrolls, box: frame } of framesOf(parent)) {
      // Words for screen readers alone stand in a box of one pixel.
      if (scrolls || frame.width <= 1) return false
      if (box.right > frame.right + 1 || box.left < frame.left - 1) return true
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

/** Sets the spacing of text that readers may ask for (WCAG 2.2, criterion 1.4.12). */
export const spaceTextOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-block-end: 2em !important }`)
    // Not a style element: the site's CSP refuses those.
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing]
  })

/** Whether the page is wider than its window, and which of its elements lie outside. */
const findWidth = (): readonly string[] => {
  const width = document.scrollingElement?.scrollWidth ?? Infinity
  if (width <= innerWidth) return []
  const outside = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth)
    .map(({ localName, id, classList }) => [localName, id, ...classList].join(' '))
  return [
    `the page is ${width} px wide in a window of ${innerWidth} px: ${outside.slice(0, 10).join(', ')}`,
  ]
}

/** Waits for a whole frame: sizes by media query follow a resized window with the next one. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )

/** How long a page that was just resized, or whose fonts or answers just came, may move. */
const restMs = 5_000

/** What of the page does not fit the window once it is at rest: its width, and words that are cut. */
export const overflowErrors = async (page: Page): Promise<readonly string[]> => {
  const deadline = performance.now() + restMs
  while (true) {
    await drawn(page)
    const wide = await page.evaluate(findWidth)
    const cut = await page.evaluate(findCutWords)
    const errors = [...wide, ...cut.map((words) => `“${words}” is cut`)]
    if (errors.length === 0 || performance.now() > deadline) return errors
  }
}
