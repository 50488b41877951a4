import { islandFailed, onPageRestored, onPageShown } from './page/pageEvents.js'

type NetworkState = 'on' | 'off'

const onlineNoticeMs = 5000

const showNotice = (state: NetworkState): void => {
  const words = document.querySelector<HTMLTemplateElement>(`template[data-net-words="${state}"]`)
  if (words === null) return
  const strip = document.importNode(words.content, true)
  document.querySelector('[data-net-status]')?.replaceChildren(strip)
}

const hideNotice = (): void => document.querySelector('[data-net-status]')?.replaceChildren()

/**
 * Forms not disabled offline: hydrated islands disable their own, `used` islands compute results
 * without a request.
 */
const needNoNetwork =
  '[data-island-state="hydrated"], [data-hydrates=used]:not([data-island-state="failed"])'

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
  // An island whose code failed to load needs the server.
  document.addEventListener(islandFailed, () => {
    if (!navigator.onLine) disableForms()
  })
  if (!navigator.onLine) goOffline()
  // Documents in the back/forward cache receive no network events.
  onPageRestored(() => {
    const wasOnline = root.dataset['net'] === undefined
    if (wasOnline === navigator.onLine) return
    if (navigator.onLine) goOnline()
    else goOffline()
  })
  onPageShown(() => {
    if (!navigator.onLine) goOffline()
  })
}
