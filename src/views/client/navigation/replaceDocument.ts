/** What the head says of one page; scripts that run are of the whole visit. */
const ofOnePage = 'title, meta, link, style[data-sheet], script[type="application/ld+json"]'

/** Within one build a sheet is known by its name. */
const keyOf = (node: Element): string => node.getAttribute('data-sheet') ?? node.outerHTML

const replaceHead = (next: HTMLHeadElement): void => {
  const wanted = new Map([...next.querySelectorAll(ofOnePage)].map((node) => [keyOf(node), node]))
  for (const node of document.head.querySelectorAll(ofOnePage)) {
    if (!wanted.delete(keyOf(node))) node.remove()
  }
  document.head.append(...wanted.values())
}

const copyAttributes = (from: Element, to: Element): void => {
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name)
  for (const { name, value } of from.attributes) to.setAttribute(name, value)
}

/** What stays (the header, what is being announced) takes over the words of the new page. */
const renew = (kept: Element, next: Element): void => {
  const label = next.getAttribute('aria-label')
  if (label !== null) kept.setAttribute('aria-label', label)
  const part = next.querySelector('[data-renew]')
  if (part !== null) kept.querySelector('[data-renew]')?.replaceWith(part)
}

/** What other scripts added to the body is theirs and stays. */
let ofThePage: readonly Element[] = []

/** Notes what the server sent, before any other script adds to it. */
export const notePage = (): void => {
  ofThePage = [...document.body.children]
}

const keptOnes = (): ReadonlyMap<string, Element> =>
  new Map(
    [...document.body.querySelectorAll(':scope > [data-keep]')].map((node) => [
      node.getAttribute('data-keep') ?? '',
      node,
    ]),
  )

const replaceBody = (next: HTMLElement): void => {
  const { body } = document
  const kept = keptOnes()
  copyAttributes(next, body)
  for (const child of ofThePage) if (!child.hasAttribute('data-keep')) child.remove()
  ofThePage = [...next.children]
  let last: Element | undefined
  for (const node of ofThePage) {
    const staying = kept.get(node.getAttribute('data-keep') ?? '')
    if (staying !== undefined) renew(staying, node)
    else if (last === undefined) body.prepend(node)
    else last.after(node)
    last = staying ?? node
  }
}

/** Puts another page in place of the one shown: head, words, header's marks and footer follow. */
export const replaceDocument = (next: Document): void => {
  document.documentElement.lang = next.documentElement.lang
  replaceHead(next.head)
  replaceBody(next.body)
}
