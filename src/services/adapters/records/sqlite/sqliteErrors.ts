import { StartError } from '../../../errors/errors.js'
import { propertyOf } from '../../../errors/systemErrors.js'
import { DeadlineExceeded } from '../../../../shared/time/timeout.js'

const code = {
  sql: 1,
  busy: 5,
  locked: 6,
  readOnly: 8,
  inputOutput: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const

const unreachable = Object.values(code).filter((one) => one !== code.sql)

const codeOf = (thrown: unknown): number | undefined => {
  const errcode = propertyOf(thrown, 'errcode')
  // The low byte is the primary code.
  return typeof errcode === 'number' ? errcode & 0xff : undefined
}

const isOneOf = (thrown: unknown, ...codes: readonly number[]): boolean =>
  codes.some((one) => one === codeOf(thrown))

export const isBusy = (thrown: unknown): boolean => isOneOf(thrown, code.busy, code.locked)

export const isOutOfReach = (thrown: unknown): boolean =>
  // A lock that is held too long ends with SQLITE_BUSY, or with the deadline of our retries.
  thrown instanceof DeadlineExceeded || isOneOf(thrown, ...unreachable)

export const startErrorOf = (thrown: unknown, file: string): unknown => {
  const options = { cause: thrown }
  if (isOneOf(thrown, code.readOnly, code.cannotOpen)) {
    const advice = 'Give the site’s account write access to this file and its folder (DATA_DIR).'
    return new StartError(`The records in ${file} cannot be written. ${advice}`, options)
  }
  if (isOneOf(thrown, code.corrupt, code.notADatabase)) {
    const advice = 'Move the file away, then restore a backup.'
    return new StartError(`The records in ${file} are damaged. ${advice}`, options)
  }
  if (isOneOf(thrown, code.sql)) {
    const advice = 'Move the file away, or set DATA_DIR to the folder of this site.'
    return new StartError(`${file} is the database of another program. ${advice}`, options)
  }
  const transient = { ...options, isTransient: true }
  if (isBusy(thrown)) {
    const advice = 'Stop that program, then start the site again.'
    return new StartError(`Another program has locked the records in ${file}. ${advice}`, transient)
  }
  if (isOneOf(thrown, code.full, code.inputOutput)) {
    const advice = 'Free some space, then start the site again.'
    return new StartError(`The disk of ${file} is full or faulty. ${advice}`, transient)
  }
  return thrown
}
