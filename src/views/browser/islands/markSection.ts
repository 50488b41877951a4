/** Sets an attribute on the section, because WebKit does not restyle every `:has()` after script changes. */
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
