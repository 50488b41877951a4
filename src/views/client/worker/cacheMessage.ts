/** What a page asks its worker to keep. */
export interface CacheMessage {
  readonly page: string
  readonly files: readonly string[]
  /** The language whose preparation sheets are kept too; none on a dear or slow connection. */
  readonly sheets: string | undefined
}
