/** A page asks the worker to cache it. Tabs of earlier builds send the same shape. */
export interface CachePageMessage {
  readonly page: string
  readonly files: readonly string[]
  /** The language whose preparation sheets are cached too; none on a metered or slow connection. */
  readonly sheets: string | undefined
}
