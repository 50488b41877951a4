import { AppError } from '../errors/errors.js'
import { second } from '../../shared/time/durations.js'
import { withTimeout } from '../../shared/time/timeout.js'

/** One component of the site, tried for real. */
export interface Check {
  readonly name: string
  /** What to do when it fails, in one sentence. */
  readonly advice: string
  /** Resolves with what was seen, or with nothing when the component is not in use. */
  run(): Promise<string | Doubt | undefined>
}

/** It works, and is probably not what ops want. */
export interface Doubt {
  readonly seen: string
  /** What to do, in one sentence. */
  readonly advice: string
}

export interface Finding {
  readonly name: string
  readonly state: 'sound' | 'doubtful' | 'invalid' | 'off'
  /** What was seen, or what was wrong. */
  readonly seen: string
  readonly advice?: string
}

/** No component that works takes longer. */
const checkTimeoutMs = 20 * second

const longestSentence = 160

/** The cause of an error of ours, whose own message only says that a store is unavailable. */
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

/** Runs all checks side by side; a check that fails stops no other. */
export const runChecks = (checks: readonly Check[]): Promise<readonly Finding[]> =>
  Promise.all(checks.map(runOne))
