import { mayReload } from './reloadAllowance.js'

/* Inline script, so that it works when external scripts fail. If the first script or its
   imports fail or stall, it reloads the page once, then shows a notice. */
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

/** Waits for the parsed document, which the reload decision and the notice need; scripts may fail earlier. */
const fail = (): void => {
  if (document.readyState !== 'loading') react()
  else document.addEventListener('readystatechange', react, { once: true })
}

const timeout = setTimeout(fail, timeoutMs)

const settle = ({ target, type }: Event): void => {
  if (!(target instanceof HTMLElement) || target.dataset['watched'] === undefined) return
  clearTimeout(timeout)
  if (type === 'error') fail()
  // The script loaded late: the network notice replaces the notice of the load error.
  else if (hasNotice) showNotice()
}
// Listens in the capture phase, because load and error events of elements do not bubble.
document.addEventListener('load', settle, true)
document.addEventListener('error', settle, true)
