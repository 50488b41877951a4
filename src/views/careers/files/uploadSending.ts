import { createBackoff } from '../../../shared/time/backoff.js'
import { sleep } from '../../../shared/time/timeout.js'
import type { UploadAddresses } from './applicationFilesProps.js'
import { failureOf, hasStatus, type Outcome, readSigned, type Signed } from './uploadAnswers.js'
import { uploadDefaults } from './uploadDefaults.js'
import { type Send, sendForm, type Sending } from './uploadTransport.js'

/* docs/uploads.md describes the protocol. */

export interface FileSending {
  readonly addresses: UploadAddresses
  readonly id?: string | undefined
  readonly signal: AbortSignal
  readonly onSigned: (id: string | undefined) => void
  readonly onProgress: (percent: number) => void
}

export interface SendingParts {
  readonly send: Send
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
  readonly isOnline: () => boolean
}

type Attempt =
  | { readonly kind: 'end'; readonly outcome: Outcome }
  | { readonly kind: 'next'; readonly id: string }
  | { readonly kind: 'retry'; readonly outcome: Outcome; readonly id: string | undefined }

const received = (id: string): Attempt => ({ kind: 'end', outcome: { kind: 'received', id } })

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const announce = ({ name, type, size }: File): FormData =>
  formOf({
    filePath: name,
    contentType: type,
    size: String(size),
    ...(size > uploadDefaults.chunkBytes ? { chunks: 'yes' } : {}),
  })

const ask = (
  file: File,
  id: string | undefined,
  { addresses, signal }: FileSending,
  { send }: SendingParts,
): Promise<Sending> =>
  id === undefined
    ? send(addresses.sign, announce(file), { signal })
    : send(addresses.chunks, formOf({ id }), { signal })

const post = (
  file: File,
  { chunk, signature, postEndpoint }: Signed,
  { signal, onProgress }: FileSending,
  { send }: SendingParts,
): Promise<Sending> => {
  const { from, to } = chunk ?? { from: 0, to: file.size }
  const reportProgress = (share: number): void =>
    onProgress(Math.floor(((from + share * (to - from)) / file.size) * 100))
  reportProgress(0)
  const form = formOf(signature)
  // S3 requires the policy before the file.
  form.set('file', chunk === undefined ? file : file.slice(from, to), file.name)
  return send(postEndpoint, form, { signal, onProgress: reportProgress })
}

const failed = (sending: Sending, { isOnline }: SendingParts, id?: string): Attempt => {
  const { outcome, mayRetry } = failureOf(sending, isOnline())
  return mayRetry ? { kind: 'retry', outcome, id } : { kind: 'end', outcome }
}

/** Retries after any failure: the next attempt requests the missing chunks, or signs again. */
const failedInChunks = (sending: Sending, { isOnline }: SendingParts, id?: string): Attempt => {
  const { outcome } = failureOf(sending, isOnline())
  return outcome.kind === 'failed' ? { kind: 'retry', outcome, id } : { kind: 'end', outcome }
}

const unsigned = (attempted: Attempt): Attempt =>
  attempted.kind !== 'next' &&
  attempted.outcome.kind === 'failed' &&
  attempted.outcome.statusCode === undefined
    ? { ...attempted, outcome: { ...attempted.outcome, isUnsigned: true } }
    : attempted

const attempt = async (
  file: File,
  id: string | undefined,
  asked: FileSending,
  parts: SendingParts,
): Promise<Attempt> => {
  const signing = await ask(file, id, asked, parts)
  if (id !== undefined && hasStatus(signing, 201)) return received(id)
  if (id !== undefined && hasStatus(signing, 404)) return failedInChunks(signing, parts)
  const signed = readSigned(signing)
  if (signed === undefined) return unsigned(failed(signing, parts, id))
  const isChunk = signed.chunk !== undefined
  asked.onSigned(isChunk ? signed.id : undefined)
  const posting = await post(file, signed, asked, parts)
  if (hasStatus(posting, 201))
    return isChunk ? { kind: 'next', id: signed.id } : received(signed.id)
  return isChunk ? failedInChunks(posting, parts, signed.id) : failed(posting, parts)
}

const browserParts: SendingParts = {
  send: sendForm,
  pause: sleep,
  isOnline: () => navigator.onLine,
}

/** Retries temporary failures, of each chunk separately. */
export const sendFile = async (
  file: File,
  asked: FileSending,
  parts: SendingParts = browserParts,
): Promise<Outcome> => {
  const waitAfter = createBackoff()
  let { id } = asked
  let failures = 0
  for (;;) {
    const result = await attempt(file, id, asked, parts)
    if (result.kind === 'end') return result.outcome
    id = result.id
    if (result.kind === 'next') {
      failures = 0
      continue
    }
    failures += 1
    if (failures > uploadDefaults.retries) return result.outcome
    await parts.pause(waitAfter(failures), asked.signal)
    if (asked.signal.aborted) return { kind: 'stopped' }
  }
}
