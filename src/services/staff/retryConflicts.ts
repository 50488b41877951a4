import { AppError } from '../errors.js'

/** A person does two or three things at once at the most. */
const mostTries = 8

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
  return retryConflicts(work, tries + 1)
}
