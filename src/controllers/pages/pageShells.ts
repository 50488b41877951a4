import type { PageShell, PageShells } from '../../views/pageContext/site.js'

/**
 * @returns the shells for a page-cache key. Get them before building the page, so that they match
 * its content.
 */
export const createPageShells = (): ((moment: string) => PageShells) => {
  let current: { readonly moment: string; readonly shells: PageShells } | undefined
  return (moment) => {
    if (current?.moment !== moment) current = { moment, shells: shellsOfMoment() }
    return current.shells
  }
}

const shellsOfMoment = (): PageShells => {
  const shells = new Map<string, PageShell>()
  return {
    find: (key, render) => {
      const known = shells.get(key)
      if (known !== undefined) return known
      const shell = render()
      shells.set(key, shell)
      return shell
    },
  }
}
