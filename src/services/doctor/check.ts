import { AppError } from '../errors/errors.js'
import { second } from '../../shared/time/durations.js'
import { withTimeout } from '../../shared/time/timeout.js'

export interface Check {
  readonly name: string
  readonly advice: string
  /** Resolves with a description; `undefined` if the component is not in use. */
  run(): Promise<string | Doubt | undefined>
}

export interface Doubt {
  readonly seen: string
  readonly advice: string
}

export interface Finding {
  readonly name: string
  readonly state: 'sound' | 'doubtful' | 'invalid' | 'off'
  readonly seen: string
  readonly advice?: string
}

const checkTimeoutMs = 20 * second

const longestSentence = 160

/** Returns the cause of a wrapped error, whose message only reports that a store is unavailable. */
const sentenceOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error).slice(0, longestSentence)
  if (error instanceof AppError && error.cause !== undefined) return sentenceOf(error.cause)
  const [line = ''] = (error.message || error.name).split('\n')
  return line.slice(0, longestSentence)
}

const runOne = async (check: Check): Promise<Finding> => {
  const { name, advice } = check
  try {
    const seen = await withTimeout(checkTimeoutMs, () => check.run())
    if (seen === undefined) return { name, state: 'off', seen: 'not in use' }
    return typeof seen === 'string'
      ? { name, state: 'sound', seen }
      : { name, state: 'doubtful', ...seen }
  } catch (error) {
    return { name, state: 'invalid', seen: sentenceOf(error), advice }
  }
}

export const runChecks = (checks: readonly Check[]): Promise<readonly Finding[]> =>
  Promise.all(checks.map(runOne))

export const expect = (holds: boolean, sentence: string): void => {
  if (!holds) throw new Error(sentence)
}
