import type { Variant } from './pageTable.js'

/** Returns a route name such as `about___fr___default`, `about___fr` or `about___en`. */
export const routeName = (name: string, variant: Variant): string =>
  variant === 'default' ? `${name}___fr___default` : `${name}___${variant}`
