export interface QueueNewsMessage {
  readonly position: number
  readonly fresh: string
  readonly changed: readonly { readonly reference: string; readonly words: string }[]
}
