import { onPageShown } from './pageShown.js'

type State = 'on' | 'off'

/** How long the good news stays. */
const onlineTime = 5000

const say = (state: State): void => {
  const words = document.querySelector<HTMLTemplateElement>(`template[data-net-words="${state}"]`)
  if (words === null) return
  const strip = document.importNode(words.content, true)
  document.querySelector('[data-net-status]')?.replaceChildren(strip)
}

const clear = (): void => document.querySelector('[data-net-status]')?.replaceChildren()

/** A form that cannot leave keeps its text and waits; an island that is awake sees to its own. */
const holdForms = (): void => {
  const buttons = document.querySelectorAll<HTMLButtonElement>(
    'form[method="post"] [type="submit"]:not([disabled])',
  )
  for (const button of buttons) {
    if (button.closest('[data-island-state="awake"]') !== null) continue
    button.disabled = true
    button.dataset['held'] = ''
  }
}

const releaseForms = (): void => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-held]')) {
    button.disabled = false
    delete button.dataset['held']
  }
}

/** The strip that says when the network goes and when it is back. */
export const startNetwork = (): void => {
  const root = document.documentElement
  let leaving: ReturnType<typeof setTimeout> | undefined

  const goOffline = (): void => {
    clearTimeout(leaving)
    root.dataset['net'] = 'off'
    say('off')
    holdForms()
  }
  const goOnline = (): void => {
    delete root.dataset['net']
    say('on')
    releaseForms()
    leaving = setTimeout(clear, onlineTime)
  }

  addEventListener('offline', goOffline)
  addEventListener('online', goOnline)
  if (!navigator.onLine) goOffline()
  // A page shown meanwhile has its own words and its own form.
  onPageShown(() => {
    if (!navigator.onLine) goOffline()
  })
}
