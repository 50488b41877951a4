import type { Page } from 'playwright'

export const openQuestions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const question of document.querySelectorAll('main details')) {
      question.removeAttribute('name')
      question.setAttribute('open', '')
    }
  })

/** Returns texts cut off by the window or by a clipping ancestor, unless they can be scrolled to. */
const findCutWords = (): readonly string[] => {
  interface Frame {
    readonly scrolls: boolean
    readonly box: DOMRect
  }
  const known = new Map<Element, readonly Frame[]>()
  /** Returns clipping and scrolling ancestors, the innermost first; cached because most texts share them. */
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
      // Visually hidden text for screen readers is in a box of 1 px.
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

/** Sets the text spacing of WCAG 2.2, criterion 1.4.12. */
export const spaceTextOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-block-end: 2em !important }`)
    // The CSP refuses style elements.
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing]
  })

/** Returns the elements that make the page wider than its window. */
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

/** Waits for a whole frame: media queries apply in the frame after a resize. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )

/** Maximum time for layout shifts after a resize, or after fonts or responses arrive. */
const restMs = 5_000

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
