import type { SentForm } from '../client/formSent.js'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/** What may be measured: no name, no text, no query of an address. */
type Measured =
  | { readonly event: 'page_view'; readonly page_path: string; readonly page_language: string }
  | { readonly event: 'form_sent'; readonly form: SentForm }
  | { readonly event: 'phone_clicked'; readonly page_path: string }

let running = false

export const tagsRun = (): boolean => running

/** Tells the tags; before consent nothing is told, and nothing waits to be told. */
export const measure = (event: Measured): void => {
  if (running) window.dataLayer?.push(event)
}

/** Loads the provider's script, after consent. */
export const startTags = (id: string, script: string): void => {
  if (running) return
  running = true
  // Tags read the address: what stands after the path may belong to one visitor.
  if (location.search !== '')
    history.replaceState(history.state, '', location.pathname + location.hash)
  window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
  const tag = document.createElement('script')
  tag.async = true
  tag.src = `${script}?id=${encodeURIComponent(id)}`
  document.head.append(tag)
}
