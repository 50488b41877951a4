type Language = 'fr' | 'en'

export interface WorkerSettings {
  readonly build: string
  readonly files: readonly string[]
  readonly offline: Readonly<Record<Language, string>>
  readonly sheets: Readonly<Record<Language, readonly string[]>>
}
