/** What came of a form that was sent; `stopped` when nobody wants it any more. */
export type Sending =
  | { readonly status: number; readonly body: unknown }
  | { readonly lost: 'network' | 'late' | 'stopped' }

export interface SendingOptions {
  readonly signal: AbortSignal
  /** @param share of the form that has left, from 0 to 1 */
  readonly onProgress?: (share: number) => void
}

export type Send = (address: string, form: FormData, options: SendingOptions) => Promise<Sending>

/** Nothing has moved for so long, in milliseconds: it will not arrive. */
const patience = 30_000

/** Text that is not JSON, such as S3's, says nothing here: the status counts. */
const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Posts a form; only XMLHttpRequest tells how much of it has left. */
export const sendForm: Send = (address, form, { signal, onProgress }) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const end = (sending: Sending): void => {
      clearTimeout(late)
      signal.removeEventListener('abort', stop)
      request.abort()
      resolve(sending)
    }
    const stop = (): void => end({ lost: 'stopped' })
    const giveUp = (): void => end({ lost: 'late' })
    let late = setTimeout(giveUp, patience)

    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(late)
      late = setTimeout(giveUp, patience)
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
