import { islandFailed } from '../islands/islands.js'

const minMsBetweenReloads = 60_000
const key = 'reloadedAt'

/** Notes the reload. Where nothing can be stored it could go on for ever, so there is none. */
const mayReload = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < minMsBetweenReloads) return false
    sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    // The browser refuses to store anything.
    return false
  }
}

/** The form of the page works without its code: a sentence says so. */
const explain = (): void => {
  const words = document.querySelector<HTMLTemplateElement>('template[data-code-words]')
  for (const place of document.querySelectorAll('[data-island-state="failed"]')) {
    if (words === null || place.querySelector('[data-code-failed]') !== null) continue
    place.prepend(document.importNode(words.content, true))
  }
}

/**
 * Code of the page that did not arrive may be of an older version of the site: one full load gets
 * the new one, at most once a minute.
 */
export const startReloadGuard = (): void => {
  document.addEventListener(islandFailed, () => {
    if (navigator.onLine && mayReload()) location.reload()
    else explain()
  })
}
