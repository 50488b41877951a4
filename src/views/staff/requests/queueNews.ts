export interface QueueNewsMessage {
  /** Sequence number of the newest audit entry, sent with the next poll. */
  readonly position: number
  /** Link text; empty without new requests. */
  readonly fresh: string
  readonly changed: readonly { readonly reference: string; readonly words: string }[]
}
