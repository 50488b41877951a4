import type { FetchedPage } from './pageStore.js'
import { copyAttributes, renewElement } from './renewElement.js'

/** A page that has arrived and can take the place of the one shown. */
export class PreparedPage {
  constructor(
    readonly address: string,
    readonly content: Document,
  ) {}
}

/**
 * How the markup of every page of one build names its script and its sheets. Other names mean that
 * a new version is out, whose sheets the security policy of the page shown would refuse.
 */
const buildMarks = ({ head }: Document): readonly string[] => {
  const script = head.querySelector('script[src^="/assets/"]')?.getAttribute('src')
  const sheets = head.querySelector('style[data-sheet]')?.getAttribute('data-build')
  return [`src="${script}"`, `data-build="${sheets}"`]
}

/**
 * Parses a fetched page.
 * @returns nothing when the page is of another build than the one shown
 */
export const preparePage = ({ address, html }: FetchedPage): PreparedPage | undefined =>
  // Checked before parsing, which applies the policy too and reports each refusal as an error.
  buildMarks(document).every((mark) => html.includes(mark))
    ? new PreparedPage(address, new DOMParser().parseFromString(html, 'text/html'))
    : undefined

/** What the head holds for one page; scripts that run belong to the whole visit. */
const pageHead = 'title, meta, link, style[data-sheet]'

/** Within one build a sheet is known by its name. */
const keyOf = (node: Element): string => node.getAttribute('data-sheet') ?? node.outerHTML

const replaceHead = (next: HTMLHeadElement): void => {
  const wanted = new Map([...next.querySelectorAll(pageHead)].map((node) => [keyOf(node), node]))
  for (const node of document.head.querySelectorAll(pageHead)) {
    if (!wanted.delete(keyOf(node))) node.remove()
  }
  document.head.append(...wanted.values())
}

/** A kept element (the header, the announcer) takes over the words of the new page. */
const updateKept = (kept: Element, next: Element): void => {
  const label = next.getAttribute('aria-label')
  if (label !== null) kept.setAttribute('aria-label', label)
  const [part, nextPart] = [kept, next].map((one) => one.querySelector('[data-renew]'))
  if (part && nextPart) renewElement(part, nextPart)
}

const keptElements = (): ReadonlyMap<string, Element> =>
  new Map(
    [...document.body.querySelectorAll(':scope > [data-keep]')].map((node) => [
      node.getAttribute('data-keep') ?? '',
      node,
    ]),
  )

/**
 * Replaces the page shown by another. Create it before other scripts add to the body: only what the
 * server sent is replaced, the rest is theirs and stays.
 */
export const createDocumentReplacer = (): ((next: Document) => void) => {
  let fromServer: readonly Element[] = [...document.body.children]

  const replaceBody = (next: HTMLElement): void => {
    const { body } = document
    const kept = keptElements()
    copyAttributes(next, body)
    for (const child of fromServer) if (!child.hasAttribute('data-keep')) child.remove()
    fromServer = [...next.children]
    let last: Element | undefined
    for (const node of fromServer) {
      const staying = kept.get(node.getAttribute('data-keep') ?? '')
      if (staying !== undefined) updateKept(staying, node)
      else if (last === undefined) body.prepend(node)
      else last.after(node)
      last = staying ?? node
    }
  }

  return (next) => {
    document.documentElement.lang = next.documentElement.lang
    replaceHead(next.head)
    replaceBody(next.body)
  }
}
