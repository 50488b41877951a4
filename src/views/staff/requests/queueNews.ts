/** What changed since a list of requests was rendered, as JSON. */
export interface QueueNewsMessage {
  /** Sequence of the newest entry of the audit log; the next poll names it. */
  readonly position: number
  /** Link text about new requests; empty without any. */
  readonly fresh: string
  readonly changed: readonly { readonly reference: string; readonly words: string }[]
}
