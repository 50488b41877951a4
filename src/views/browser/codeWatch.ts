import { mayReload } from './reloadAllowance.js'

/*
 * Stands in the page itself, before the first script: what watches must not depend on a file that
 * may not come. When that script, or a file that it imports, fails or stalls, the page is loaded
 * once more; then a notice says what still works. Every page carries these lines: they are few.
 */
const timeoutMs = 120_000
const beganAt = Date.now()

const showNotice = (...notice: readonly Node[]): void =>
  document.querySelector('[data-net-status]')?.replaceChildren(...notice)

let hasNotice = false

const react = (): void => {
  const words = document.querySelector<HTMLTemplateElement>('[data-script-words]')
  if (mayReload(beganAt)) location.reload()
  else if (words) {
    hasNotice = true
    showNotice(words.content)
  }
}

/** What is decided, and the notice, need the whole page; the script may fail before. */
const fail = (): void => {
  if (document.readyState !== 'loading') react()
  else document.addEventListener('readystatechange', react, { once: true })
}

const timeout = setTimeout(fail, timeoutMs)

const settle = ({ target, type }: Event): void => {
  if (!(target instanceof HTMLElement) || target.dataset['watched'] === undefined) return
  clearTimeout(timeout)
  if (type === 'error') fail()
  // It came after the notice. The place of notices is also that of the network's.
  else if (hasNotice) showNotice()
}
// Both events stay at the element: they are seen on their way to it.
document.addEventListener('load', settle, true)
document.addEventListener('error', settle, true)
