import { uploadDefaults } from './uploadDefaults.js'

/** What came of a form that was sent; `stopped` when it was canceled or removed. */
export type Sending =
  | { readonly status: number; readonly body: unknown }
  | { readonly lost: 'network' | 'late' | 'stopped' }

export interface SendingOptions {
  readonly signal: AbortSignal
  /** @param share of the form that has been sent, from 0 to 1 */
  readonly onProgress?: (share: number) => void
}

export type Send = (address: string, form: FormData, options: SendingOptions) => Promise<Sending>

/** Answers that are not JSON, such as those of S3, are told by their status alone. */
const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Posts a form; only XMLHttpRequest tells how much of it has been sent. */
export const sendForm: Send = (address, form, { signal, onProgress }) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const end = (sending: Sending): void => {
      clearTimeout(stall)
      signal.removeEventListener('abort', stop)
      request.abort()
      resolve(sending)
    }
    const stop = (): void => end({ lost: 'stopped' })
    const onStall = (): void => end({ lost: 'late' })
    let stall = setTimeout(onStall, uploadDefaults.timeoutMs)

    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(stall)
      stall = setTimeout(onStall, uploadDefaults.timeoutMs)
      if (total > 0) onProgress?.(loaded / total)
    })
    request.addEventListener('load', () =>
      end({ status: request.status, body: readJson(request.responseText) }),
    )
    request.addEventListener('error', () => end({ lost: 'network' }))
    signal.addEventListener('abort', stop)
    request.open('POST', address)
    request.send(form)
    if (signal.aborted) stop()
  })
