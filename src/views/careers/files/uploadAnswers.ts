import { isRecord } from '../../../shared/records/isRecord.js'
import type { FileError } from './applicationFilesProps.js'
import type { Sending } from './uploadTransport.js'

/* Parses upload responses; docs/uploads.md describes the protocol. */

export type Outcome =
  | { readonly kind: 'received'; readonly id: string }
  | {
      readonly kind: 'failed'
      readonly error: FileError
      readonly statusCode?: number
      /** No signing response arrived: the network never reached the server. */
      readonly isUnsigned?: boolean
    }
  | { readonly kind: 'offline' }
  | { readonly kind: 'stopped' }

export interface Signed {
  readonly signature: Readonly<Record<string, string>>
  readonly postEndpoint: string
  readonly id: string
  /** Byte range to post, `to` excluded; the whole file when `undefined`. */
  readonly chunk?: { readonly from: number; readonly to: number }
}

/** Refusals with another status are permanent. */
const retryableStatuses: readonly number[] = [429, 503]

const refusals: Readonly<Record<string, FileError>> = {
  tooLarge: 'tooBig',
  kind: 'kind',
  empty: 'empty',
}

const readChunk = (value: unknown): Pick<Signed, 'chunk'> => {
  if (!isRecord(value)) return {}
  return { chunk: { from: Number(value['from']), to: Number(value['to']) } }
}

export const readSigned = (sending: Sending): Signed | undefined => {
  if (!('status' in sending) || sending.status !== 200) return undefined
  const { body } = sending
  if (!isRecord(body) || !isRecord(body['signature'])) return undefined
  const { signature, postEndpoint, id, chunk } = body
  if (typeof postEndpoint !== 'string' || typeof id !== 'string') return undefined
  const fields = Object.entries(signature).map(([name, value]) => [name, String(value)] as const)
  return { signature: Object.fromEntries(fields), postEndpoint, id, ...readChunk(chunk) }
}

export const hasStatus = (sending: Sending, status: number): boolean =>
  'status' in sending && sending.status === status

export const failureOf = (
  sending: Sending,
  isOnline: boolean,
): { readonly outcome: Outcome; readonly mayRetry: boolean } => {
  if ('status' in sending) {
    const { status: statusCode, body } = sending
    const reason = isRecord(body) ? String(body['error']) : ''
    const error = refusals[reason] ?? 'status'
    const outcome = { kind: 'failed', error, statusCode } as const
    return { outcome, mayRetry: retryableStatuses.includes(statusCode) }
  }
  if (sending.lost === 'stopped') return { outcome: { kind: 'stopped' }, mayRetry: false }
  if (!isOnline) return { outcome: { kind: 'offline' }, mayRetry: false }
  return { outcome: { kind: 'failed', error: sending.lost }, mayRetry: true }
}
