const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

export const followedLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const { target, defaultPrevented, isTrusted } = event
  if (defaultPrevented || !isTrusted || !isPlainClick(event)) return undefined
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined
  return ['', '_self'].includes(link.target) ? link : undefined
}
