import { createBackoff } from '../../../services/time/backoff.js'
import type { FileError } from './applicationFilesProps.js'
import { type Send, sendForm, type Sending } from './uploadTransport.js'

/* The protocol is described at the top of `controllers/uploads/uploadController.ts`. */

export type Outcome =
  | { readonly kind: 'received'; readonly id: string }
  | {
      readonly kind: 'failed'
      readonly error: FileError
      readonly statusCode?: number
      /** No signing was answered: the network never reached us. */
      readonly isUnsigned?: boolean
    }
  /** There is no network: the file waits until it is back. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'stopped' }

export interface FileSending {
  /** Where uploads are signed. */
  readonly sign: string
  readonly signal: AbortSignal
  readonly onSigned: () => void
  /** @param percent of the file that has been sent */
  readonly onProgress: (percent: number) => void
}

/** Handed in by tests. */
export interface SendingParts {
  readonly send: Send
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
  readonly isOnline: () => boolean
}

interface Signed {
  readonly signature: Readonly<Record<string, string>>
  readonly postEndpoint: string
  readonly id: string
}

type Attempt = Outcome | { readonly kind: 'retry'; readonly failure: Outcome }

const maxRetries = 3
/** Too many requests, unavailable: any other refusal would be the same another time. */
const retryableStatuses: readonly number[] = [429, 503]

const refusals: Readonly<Record<string, FileError>> = {
  tooLarge: 'tooBig',
  kind: 'kind',
  type: 'mismatch',
  empty: 'empty',
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const readSigned = (body: unknown): Signed | undefined => {
  if (!isRecord(body) || !isRecord(body['signature'])) return undefined
  const { signature, postEndpoint, id } = body
  if (typeof postEndpoint !== 'string' || typeof id !== 'string') return undefined
  const fields = Object.entries(signature).map(([name, value]) => [name, String(value)] as const)
  return { signature: Object.fromEntries(fields), postEndpoint, id }
}

const formOf = (fields: Readonly<Record<string, string>>, file?: File): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  // A store reads the policy before the file.
  if (file !== undefined) form.set('file', file, file.name)
  return form
}

const failedBy = (sending: Sending, isOnline: boolean, isUnsigned: boolean): Attempt => {
  if ('status' in sending) {
    const { status: statusCode, body } = sending
    const reason = isRecord(body) ? String(body['error']) : ''
    const error = refusals[reason] ?? 'status'
    const failure: Outcome = { kind: 'failed', error, statusCode }
    return retryableStatuses.includes(statusCode) ? { kind: 'retry', failure } : failure
  }
  if (sending.lost === 'stopped') return { kind: 'stopped' }
  if (!isOnline) return { kind: 'offline' }
  return { kind: 'retry', failure: { kind: 'failed', error: sending.lost, isUnsigned } }
}

/** One signature and one post; each attempt asks for a signature of its own. */
const attempt = async (file: File, asked: FileSending, parts: SendingParts): Promise<Attempt> => {
  const { sign, signal, onSigned, onProgress } = asked
  onProgress(0)
  const announced = { filePath: file.name, contentType: file.type, size: String(file.size) }
  const signing = await parts.send(sign, formOf(announced), { signal })
  const signed =
    'status' in signing && signing.status === 200 ? readSigned(signing.body) : undefined
  if (signed === undefined) return failedBy(signing, parts.isOnline(), true)
  onSigned()
  const posting = await parts.send(signed.postEndpoint, formOf(signed.signature, file), {
    signal,
    onProgress: (share) => onProgress(Math.floor(share * 100)),
  })
  if ('status' in posting && posting.status === 201) return { kind: 'received', id: signed.id }
  return failedBy(posting, parts.isOnline(), false)
}

const pause: SendingParts['pause'] = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const browserParts: SendingParts = { send: sendForm, pause, isOnline: () => navigator.onLine }

/** Uploads one file, with retries for failures that may be temporary. */
export const sendFile = async (
  file: File,
  asked: FileSending,
  parts: SendingParts = browserParts,
): Promise<Outcome> => {
  const waitAfter = createBackoff()
  for (let failures = 1; ; failures += 1) {
    const result = await attempt(file, asked, parts)
    if (result.kind !== 'retry') return result
    if (failures > maxRetries) return result.failure
    await parts.pause(waitAfter(failures), asked.signal)
    if (asked.signal.aborted) return { kind: 'stopped' }
  }
}
