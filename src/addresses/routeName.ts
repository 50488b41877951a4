import type { Variant } from './pageTable.js'

/** `about___fr___default`, `about___fr`, `about___en`: the name of a page of the table, and where. */
export const routeName = (name: string, variant: Variant): string =>
  variant === 'default' ? `${name}___fr___default` : `${name}___${variant}`
