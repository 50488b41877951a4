import { failedLoadOf, islandFailed } from './islands/islands.js'
import { mayReload } from './reloadAllowance.js'

/** The form of the page works without its code: a sentence says so. */
const explain = (): void => {
  const words = document.querySelector<HTMLTemplateElement>('template[data-code-words]')
  for (const place of document.querySelectorAll('[data-island-state="failed"]')) {
    if (words === null || place.querySelector('[data-code-failed]') !== null) continue
    place.prepend(document.importNode(words.content, true))
  }
}

/**
 * Code of an island that did not arrive may be of an older version of the site: one full load gets
 * the new one. For the first script of the page, see codeWatch.ts.
 */
export const startReloadGuard = (): void => {
  document.addEventListener(islandFailed, (event) => {
    if (mayReload(failedLoadOf(event))) location.reload()
    else explain()
  })
}
