import { AppError } from '../errors/errors.js'
import { createBackoff } from '../../shared/time/backoff.js'
import { second } from '../../shared/time/durations.js'
import { sleep } from '../../shared/time/timeout.js'

/** Maximum number of tries. One writer succeeds per round, so this many concurrent writers all succeed. */
const mostTries = 50
const turnBackoff = createBackoff({ baseMs: 1, factor: 1.3, jitter: 1, capMs: 100 })

/** Repeats an update while `work` returns `conflict`. @throws AppError 503 after too many conflicts */
export const retryConflicts = async <Result>(
  work: () => Promise<Result | 'conflict'>,
  tries = 1,
): Promise<Result> => {
  const done = await work()
  if (done !== 'conflict') return done
  if (tries >= mostTries) throw new AppError(503, 'unavailable')
  await sleep(turnBackoff(tries), AbortSignal.timeout(second))
  return retryConflicts(work, tries + 1)
}
