import type { ReactNode } from 'react'

/** Inserts spaces between inline elements, for text browsers, snippets and copied text. */
export const spaced = (items: readonly ReactNode[]): ReactNode[] =>
  items.flatMap((item, position) => (position === 0 ? [item] : [' ', item]))
