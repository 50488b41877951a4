import { uploadDefaults } from './uploadDefaults.js'

export type Sending =
  | { readonly status: number; readonly body: unknown }
  | { readonly lost: 'network' | 'late' | 'stopped' }

export interface SendingOptions {
  readonly signal: AbortSignal
  readonly onProgress?: (share: number) => void
}

export type Send = (address: string, form: FormData, options: SendingOptions) => Promise<Sending>

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Uses XMLHttpRequest, because fetch has no upload progress. */
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
