const namedByHash = (): HTMLElement | null =>
  document.getElementById(decodeURIComponent(location.hash.slice(1)))

/** Opens what is folded at the place that the address names: its tool, the place itself, all around it. */
export const unfold = (target = namedByHash()): void => {
  const inner = target?.querySelector('.tool-fold') ?? target
  for (let part: Element | null = inner; part !== null; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true
  }
}
