import { AppError } from '../errors/errors.js'
import { createBackoff } from '../../shared/time/backoff.js'
import { second } from '../../shared/time/durations.js'
import { sleep } from '../../shared/time/sleep.js'

/** Of so many changes at one moment each comes to its turn: one is made each time that all try. */
const mostTries = 50
const turnBackoff = createBackoff({ baseMs: 1, factor: 1.3, jitter: 1, capMs: 100 })

/**
 * Reads, decides and writes anew while somebody else was faster.
 * @param work answers `conflict` when what it read is no longer so
 * @throws AppError 503 when it never comes to its turn
 */
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
