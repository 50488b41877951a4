type Language = 'fr' | 'en'

export interface WorkerSettings {
  readonly build: string
  readonly files: readonly string[]
  readonly offline: Readonly<Record<Language, string>>
  readonly sheets: Readonly<Record<Language, readonly string[]>>
}

/** Message from a page to the worker. Tabs of earlier builds send the same shape. */
export interface CachePageMessage {
  readonly page: string
  readonly files: readonly string[]
  readonly sheets: string | undefined
}

/** Sent by a page to a waiting worker. Must not change: other builds use the same value. */
export const skipWaitingMessage = 'takeOver'
