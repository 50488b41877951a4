/**
 * Marks the section of an element, and `main`, for style sheets. WebKit does not restyle every `:has()`
 * when script changes what it matches.
 */
export const markSection = (inside: Element, attribute: `data-${string}`, value = ''): void => {
  for (const part of [inside.closest('main > *'), inside.closest('main')]) {
    part?.setAttribute(attribute, value)
  }
}

export const unmarkSection = (inside: Element, attribute: `data-${string}`): void => {
  for (const part of [inside.closest('main > *'), inside.closest('main')]) {
    part?.removeAttribute(attribute)
  }
}
