type Language = 'fr' | 'en'

/** Written by the server in front of the worker's code. */
export interface WorkerSettings {
  /** Changes with the built files and the clinic's data. */
  readonly build: string
  readonly files: readonly string[]
  readonly offline: Readonly<Record<Language, string>>
  readonly sheets: Readonly<Record<Language, readonly string[]>>
}
