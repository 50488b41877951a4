import { propertyOf } from './systemErrors.js'

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
  /** Whether it may pass by itself, so that a supervisor should try again. */
  readonly isTransient: boolean
  constructor(message: string, { isTransient = false, ...options }: StartErrorOptions = {}) {
    super(message, options)
    this.isTransient = isTransient
  }
}

interface StartErrorOptions extends ErrorOptions {
  readonly isTransient?: boolean
}

/** What stops a command of the operator, in one sentence that says what to do. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}

export type ErrorKey =
  | 'badRequest'
  | 'crossSite'
  | 'notFound'
  | 'signedOut'
  | 'otherSession'
  | 'methodNotAllowed'
  | 'gone'
  | 'tooLarge'
  | 'unsupportedType'
  | 'tooMany'
  | 'tooManyPages'
  | 'unexpected'
  | 'unknownMiddleware'
  | 'unavailable'

export const notFound = (): AppError => new AppError(404, 'notFound')

/**
 * `ECONNREFUSED`, `EENVELOPE` or the kind of error: for logs that must not hold what another server
 * said, as it may repeat personal information.
 */
export const errorName = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return typeof error
  const names = [propertyOf(error, 'code'), propertyOf(error, 'name')]
  return names.find((name) => typeof name === 'string') ?? 'object'
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

/** What a program says is wrong with a request or an answer; nothing else counts as a status. */
const isErrorStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599

const statusOf = (thrown: unknown): number =>
  [propertyOf(thrown, 'status'), propertyOf(thrown, 'statusCode')].find(isErrorStatus) ?? 500

const isAppError = (thrown: unknown): thrown is AppError => {
  try {
    return thrown instanceof AppError
  } catch {
    // A Proxy that refuses to be looked at.
    return false
  }
}

/**
 * Turns whatever was thrown (an Error, a text, null, an object with a status) into an AppError, 500
 * and « Erreur inattendue » when it says nothing better. What was thrown stays in `cause`.
 */
export const toAppError = (thrown: unknown): AppError => {
  if (isAppError(thrown)) return thrown
  const status = statusOf(thrown)
  const key = keysByStatus.get(status) ?? (status < 500 ? 'badRequest' : 'unexpected')
  return new AppError(status, key, {}, { cause: thrown ?? new Error(`${thrown} was thrown`) })
}
