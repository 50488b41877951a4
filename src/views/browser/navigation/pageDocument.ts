import { createSheetReplacer, type InlineSheets, separateSheets } from './pageSheets.js'
import type { FetchedPage } from './pageStore.js'
import { copyAttributes, renewElement } from './renewElement.js'

export class PreparedPage {
  constructor(
    readonly address: string,
    readonly content: Document,
    readonly inlineSheets: InlineSheets,
    readonly linkedSheets: readonly CSSStyleSheet[],
  ) {}
}

/** Returns attributes that identify the build: pages of different builds have incompatible styles. */
const buildMarks = ({ head }: Document): readonly string[] => {
  const script = head.querySelector('script[src^="/assets/"]')?.getAttribute('src')
  const sheets = head.querySelector('style[data-sheet]')?.getAttribute('data-build')
  return [`src="${script}"`, `data-build="${sheets}"`]
}

/** Parses a fetched page. @returns `undefined` if the page is from another build than the shown one */
export const preparePage = ({
  address,
  html,
  linkedSheets,
}: FetchedPage): PreparedPage | undefined => {
  if (!buildMarks(document).every((mark) => html.includes(mark))) return undefined
  const { markup, inline } = separateSheets(html)
  const content = new DOMParser().parseFromString(markup, 'text/html')
  return new PreparedPage(address, content, inline, linkedSheets)
}

/** Per-page elements of the head; running scripts are not replaced. */
const pageHead = 'title, meta, link'

const replaceHead = (next: HTMLHeadElement): void => {
  const wanted = new Map([...next.querySelectorAll(pageHead)].map((node) => [node.outerHTML, node]))
  for (const node of document.head.querySelectorAll(pageHead)) {
    if (!wanted.delete(node.outerHTML)) node.remove()
  }
  document.head.append(...wanted.values())
}

/** Root attributes that depend on the page; scripts set others, such as `data-net`. */
const rootAttributes = ['lang', 'data-sticky']

const replaceRootAttributes = (next: Element): void => {
  for (const name of rootAttributes) {
    const value = next.getAttribute(name)
    if (value === null) document.documentElement.removeAttribute(name)
    else document.documentElement.setAttribute(name, value)
  }
}

const updatePreserved = (current: Element, next: Element): void => {
  const label = next.getAttribute('aria-label')
  if (label !== null) current.setAttribute('aria-label', label)
  const [part, nextPart] = [current, next].map((one) => one.querySelector('[data-renew]'))
  if (part && nextPart) renewElement(part, nextPart)
}

const preservedElements = (): ReadonlyMap<string, Element> =>
  new Map(
    [...document.body.querySelectorAll(':scope > [data-keep]')].map((node) => [
      node.getAttribute('data-keep') ?? '',
      node,
    ]),
  )

/**
 * Creates a function that shows a prepared page. Must be called before scripts append elements to
 * the body: only the elements present then are replaced.
 */
export const createDocumentReplacer = (): ((next: PreparedPage) => void) => {
  const replaceSheets = createSheetReplacer()
  let fromServer: readonly Element[] = [...document.body.children]

  const replaceBody = (next: HTMLElement): void => {
    const { body } = document
    const preserved = preservedElements()
    copyAttributes(next, body)
    for (const child of fromServer) if (!child.hasAttribute('data-keep')) child.remove()
    fromServer = [...next.children]
    let last: Element | undefined
    for (const node of fromServer) {
      const staying = preserved.get(node.getAttribute('data-keep') ?? '')
      if (staying !== undefined) updatePreserved(staying, node)
      else if (last === undefined) body.prepend(node)
      else last.after(node)
      last = staying ?? node
    }
  }

  return ({ content, inlineSheets, linkedSheets }) => {
    replaceRootAttributes(content.documentElement)
    replaceHead(content.head)
    replaceSheets(inlineSheets, linkedSheets)
    replaceBody(content.body)
  }
}
