import { propertyOf } from './systemErrors.js'

/** An error response: a status and the key of its message (`errors:` in the locale files). */
export class AppError extends Error {
  override readonly name: string = 'AppError'
  constructor(
    readonly status: number,
    readonly key: ErrorKey,
    readonly headers: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super(key, options)
  }
}

/** An error that prevents the start; one sentence for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError'
  readonly isTransient: boolean
  constructor(message: string, { isTransient = false, ...options }: StartErrorOptions = {}) {
    super(message, options)
    this.isTransient = isTransient
  }
}

interface StartErrorOptions extends ErrorOptions {
  readonly isTransient?: boolean
}

/** An error that stops a command; one sentence with the remedy. */
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
  | 'previewEnded'
  | 'tooLarge'
  | 'unsupportedType'
  | 'tooMany'
  | 'tooManyPages'
  | 'unexpected'
  | 'unknownMiddleware'
  | 'unavailable'

export const notFound = (): AppError => new AppError(404, 'notFound')

/**
 * Returns the code of an error, such as `ECONNREFUSED`, or its name; messages of other servers may
 * contain personal data.
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

const isErrorStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599

const statusOf = (thrown: unknown): number =>
  [propertyOf(thrown, 'status'), propertyOf(thrown, 'statusCode')].find(isErrorStatus) ?? 500

const isAppError = (thrown: unknown): thrown is AppError => {
  try {
    return thrown instanceof AppError
  } catch {
    // `thrown` is a Proxy whose trap throws.
    return false
  }
}

/** Converts any thrown value to an AppError, 500 by default; the original is its `cause`. */
export const toAppError = (thrown: unknown): AppError => {
  if (isAppError(thrown)) return thrown
  const status = statusOf(thrown)
  const key = keysByStatus.get(status) ?? (status < 500 ? 'badRequest' : 'unexpected')
  return new AppError(status, key, {}, { cause: thrown ?? new Error(`${thrown} was thrown`) })
}
