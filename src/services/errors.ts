/**
 * An answer that is not the page asked for: a status and the key of the sentence the visitor reads
 * (`errors:` in the locale files).
 */
export class AppError extends Error {
  override readonly name: string = 'AppError'
  constructor(
    readonly status: number,
    readonly key: ErrorKey,
    /** Headers the answer must carry, such as `Allow` or `Retry-After`. */
    readonly headers: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super(key, options)
  }
}

/** What ops must mend before the site can start, in one sentence. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

export const errorKeys = [
  'badRequest',
  'crossSite',
  'notFound',
  'methodNotAllowed',
  'gone',
  'tooLarge',
  'unsupportedType',
  'tooMany',
  'unexpected',
  'unknownMiddleware',
  'unavailable',
] as const
export type ErrorKey = (typeof errorKeys)[number]

export const notFound = (): AppError => new AppError(404, 'notFound')

/**
 * `ECONNREFUSED`, `EENVELOPE` or the kind of error: for logs that must not hold what another server
 * said, as it may repeat personal information.
 */
export const errorName = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return typeof error
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'name' in error && typeof error.name === 'string' ? error.name : 'object'
}

const keysByStatus: ReadonlyMap<number, ErrorKey> = new Map([
  [400, 'badRequest'],
  [403, 'crossSite'],
  [404, 'notFound'],
  [405, 'methodNotAllowed'],
  [410, 'gone'],
  [413, 'tooLarge'],
  [415, 'unsupportedType'],
  [429, 'tooMany'],
  [503, 'unavailable'],
])

const statusOf = (thrown: unknown): number => {
  if (typeof thrown !== 'object' || thrown === null) return 500
  const told = 'status' in thrown ? thrown.status : 'statusCode' in thrown ? thrown.statusCode : 500
  return typeof told === 'number' && Number.isInteger(told) && told >= 400 && told <= 599
    ? told
    : 500
}

/**
 * Turns whatever was thrown (an Error, a string, null, an object with a status) into an AppError,
 * 500 and « Erreur inattendue » when it says nothing better. The original stays in `cause`.
 */
export const toAppError = (thrown: unknown): AppError => {
  if (thrown instanceof AppError) return thrown
  const status = statusOf(thrown)
  const key = keysByStatus.get(status) ?? (status < 500 ? 'badRequest' : 'unexpected')
  return new AppError(status, key, {}, { cause: thrown })
}
