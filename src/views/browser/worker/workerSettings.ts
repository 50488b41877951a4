type Language = 'fr' | 'en'

/** What the server tells its worker; written in front of the worker's code. */
export interface WorkerSettings {
  /** Changes with the built files and with the clinic's data. */
  readonly build: string
  /** What every page needs. */
  readonly files: readonly string[]
  readonly offline: Readonly<Record<Language, string>>
  /** The pages that print as preparation sheets. */
  readonly sheets: Readonly<Record<Language, readonly string[]>>
}
