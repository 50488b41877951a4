export const copyAttributes = (from: Element, to: Element): void => {
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name)
  for (const { name, value } of from.attributes) to.setAttribute(name, value)
}

/** Updates changed nodes only, so that a press on a link across the update is still a click. */
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
