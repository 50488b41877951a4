import type { ReactNode } from 'react'

/**
 * A list of links, labels or other inline elements with a space between them. The style sheet keeps
 * them apart on the screen; without it (a text browser, a snippet, copied text) words would touch.
 */
export const spaced = (items: readonly ReactNode[]): ReactNode[] =>
  items.flatMap((item, position) => (position === 0 ? [item] : [' ', item]))
