import type { Page } from 'playwright'

/** Finds French inversions and « rendez-vous » broken across lines: « Que demande-/t-on ». */
const findBrokenPairs = (): readonly string[] => {
  const pairs =
    /\p{L}+(?:-(?:t|je|tu|il|elle|on|nous|vous|ils|elles|ce|le|la|les|lui|leur|moi|toi|en|y|ci|là))+(?![\p{L}\d-])/giu
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (words.nextNode() !== null) {
    const { currentNode: node } = words
    if (!(node instanceof Text) || node.parentElement?.checkVisibility() !== true) continue
    for (const match of node.data.matchAll(pairs)) {
      const range = document.createRange()
      range.setStart(node, match.index)
      range.setEnd(node, match.index + match[0].length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(`${match[0]} in “${node.data.trim()}”`)
    }
  }
  // A flex container removes the white space around an inline child.
  for (const pair of document.querySelectorAll('.nb')) {
    const box = pair.parentElement
    if (box !== null && /flex|grid/.test(getComputedStyle(box).display))
      broken.push(`${pair.textContent} comes apart in “${box.textContent}”`)
  }
  return broken
}

export const brokenPairs = (page: Page): Promise<readonly string[]> =>
  page.evaluate(findBrokenPairs)
