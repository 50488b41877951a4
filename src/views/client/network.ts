import { islandFailed } from '../islands/islands.js'
import { onPageShown } from './pageEvents.js'

type NetworkState = 'on' | 'off'

/** How long the strip says that the network is back. */
const onlineNoticeMs = 5000

const showNotice = (state: NetworkState): void => {
  const words = document.querySelector<HTMLTemplateElement>(`template[data-net-words="${state}"]`)
  if (words === null) return
  const strip = document.importNode(words.content, true)
  document.querySelector('[data-net-status]')?.replaceChildren(strip)
}

const hideNotice = (): void => document.querySelector('[data-net-status]')?.replaceChildren()

/** Islands that are awake disable their own forms; those that wake when used answer on the device. */
const needNoNetwork =
  '[data-island-state="awake"], [data-wakes=used]:not([data-island-state="failed"])'

/** A form cannot be sent now and keeps its text. */
const disableForms = (): void => {
  const buttons = document.querySelectorAll<HTMLButtonElement>(
    'form[method="post"] [type="submit"]:not([disabled])',
  )
  for (const button of buttons) {
    if (button.closest(needNoNetwork) !== null) continue
    button.disabled = true
    button.dataset['held'] = ''
  }
}

const enableForms = (): void => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-held]')) {
    button.disabled = false
    delete button.dataset['held']
  }
}

/** The strip that says when the network goes and when it is back. */
export const startNetwork = (): void => {
  const root = document.documentElement
  let hiding: ReturnType<typeof setTimeout> | undefined

  const goOffline = (): void => {
    clearTimeout(hiding)
    root.dataset['net'] = 'off'
    showNotice('off')
    disableForms()
  }
  const goOnline = (): void => {
    delete root.dataset['net']
    showNotice('on')
    enableForms()
    hiding = setTimeout(hideNotice, onlineNoticeMs)
  }

  addEventListener('offline', goOffline)
  addEventListener('online', goOnline)
  // What its code did not answer needs the server.
  document.addEventListener(islandFailed, () => {
    if (!navigator.onLine) disableForms()
  })
  if (!navigator.onLine) goOffline()
  // Another page has its own strip and its own form.
  onPageShown(() => {
    if (!navigator.onLine) goOffline()
  })
}
