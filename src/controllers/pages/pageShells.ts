import type { PageShell, PageShells } from '../../views/site/site.js'

/**
 * Keeps the shells of the pages that have a form, some ten in each language.
 * @param moment changes whenever any page would say something else
 */
export const createPageShells = (moment: () => string): PageShells => {
  const shells = new Map<string, PageShell>()
  let keptAt: string | undefined
  return {
    find: (key, render) => {
      const now = moment()
      if (now !== keptAt) shells.clear()
      keptAt = now
      const known = shells.get(key)
      if (known !== undefined) return known
      const shell = render()
      shells.set(key, shell)
      return shell
    },
  }
}
