import type { Page } from 'playwright'

/** Simulates a browser's translator: replaces each text node by an element with a marked copy. */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const untouched = 'script, style, svg, textarea, select, template, title, font'
    const translate = (root: Node): void => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (!(node instanceof Text) || node.data.trim() === '') continue
        if (node.parentElement?.closest(untouched) === null) texts.push(node)
      }
      for (const text of texts) {
        const other = document.createElement('font')
        other.textContent = `»${text.data}`
        text.replaceWith(other)
      }
    }
    translate(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) if (addedNodes.length > 0) translate(target)
    }).observe(document.body, { childList: true, subtree: true })
  })
