import { AppError } from '../errors.js'

/** One component of the site, tried for real. */
export interface Check {
  readonly name: string
  /** What to do when it fails, in one sentence. */
  readonly advice: string
  /** Resolves with what was seen, or with nothing when the component is not in use. */
  run(): Promise<string | undefined>
}

export interface Finding {
  readonly name: string
  readonly state: 'sound' | 'invalid' | 'off'
  /** What was seen, or what was wrong. */
  readonly seen: string
  readonly advice?: string
}

/** No component of a site that works takes longer. */
const patience = 20_000

const longestWords = 160

/** Our own sentence, but the cause where we only say that a store is out of reach. */
const wordsOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return String(thrown).slice(0, longestWords)
  if (thrown instanceof AppError && thrown.cause !== undefined) return wordsOf(thrown.cause)
  const [line = ''] = (thrown.message || thrown.name).split('\n')
  return line.slice(0, longestWords)
}

const runOne = async (check: Check): Promise<Finding> => {
  const { name, advice } = check
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`There was no answer in ${patience / 1000} s.`)),
    patience,
  )
  try {
    const seen = await Promise.race([check.run(), late])
    return seen === undefined
      ? { name, state: 'off', seen: 'not in use' }
      : { name, state: 'sound', seen }
  } catch (thrown) {
    return { name, state: 'invalid', seen: wordsOf(thrown), advice }
  } finally {
    clearTimeout(timer)
  }
}

/** Runs all checks side by side; a check that fails stops no other. */
export const runChecks = (checks: readonly Check[]): Promise<readonly Finding[]> =>
  Promise.all(checks.map(runOne))
