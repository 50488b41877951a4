import { failedLoadOf } from './islands/islands.js'
import { islandFailed } from './page/pageEvents.js'
import { mayReload } from './reloadAllowance.js'

const explain = (): void => {
  const words = document.querySelector<HTMLTemplateElement>('template[data-code-words]')
  for (const place of document.querySelectorAll('[data-island-state="failed"]')) {
    if (words === null || place.querySelector('[data-code-failed]') !== null) continue
    place.prepend(document.importNode(words.content, true))
  }
}

/** Reloads the page if island code is missing after a deployment: a full load gets the new version. */
export const startReloadGuard = (): void => {
  document.addEventListener(islandFailed, (event) => {
    if (mayReload(failedLoadOf(event))) location.reload()
    else explain()
  })
}
