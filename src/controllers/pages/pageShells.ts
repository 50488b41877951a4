import type { PageShell, PageShells } from '../../views/pageContext/site.js'

/**
 * Caches the shells of the pages that have a form, some ten in each language.
 * @returns the shells of a moment, under the key of the page cache. They are asked for before anything
 *   of the page is put together: a page begun before that key changed ends in the shells of its own moment.
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
