/** Message from a page to the worker. Tabs of earlier builds send the same shape. */
export interface CachePageMessage {
  readonly page: string
  readonly files: readonly string[]
  readonly sheets: string | undefined
}
