/** Gives an element the attributes of another one, and no others. */
export const copyAttributes = (from: Element, to: Element): void => {
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name)
  for (const { name, value } of from.attributes) to.setAttribute(name, value)
}

/**
 * Makes an element say what another one says. What differs is changed and the rest stays in place: a
 * press that begins on a link of one page and ends on the next is a click on it all the same.
 */
export const renewElement = (shown: Element, next: Element): void => {
  if (shown.isEqualNode(next)) return
  const pairs = [...shown.childNodes].map((node, place) => [node, next.childNodes[place]] as const)
  const isAlike = shown.nodeName === next.nodeName && pairs.length === next.childNodes.length
  if (!isAlike) {
    shown.replaceWith(next)
    return
  }
  copyAttributes(next, shown)
  for (const [node, other] of pairs) {
    if (node instanceof Element && other instanceof Element) renewElement(node, other)
    else if (other !== undefined) node.replaceWith(other)
  }
}
