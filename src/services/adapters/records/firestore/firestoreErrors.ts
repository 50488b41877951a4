import { AppError } from '../../../errors/errors.js'

export const code = {
  cancelled: 1,
  unknown: 2,
  invalidArgument: 3,
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  resourceExhausted: 8,
  failedPrecondition: 9,
  aborted: 10,
  internal: 13,
  unavailable: 14,
} as const

export const codeOf = (thrown: unknown): unknown =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined

const transientCodes: ReadonlySet<unknown> = new Set([
  code.cancelled,
  code.unknown,
  code.deadlineExceeded,
  code.resourceExhausted,
  code.aborted,
  code.internal,
  code.unavailable,
])

export const isTransient = (thrown: unknown): boolean => transientCodes.has(codeOf(thrown))

export const unavailable = (cause: unknown): AppError =>
  new AppError(503, 'unavailable', {}, { cause })
