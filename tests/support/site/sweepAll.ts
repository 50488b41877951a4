import { type Sweep, sweepEach } from '../../../src/services/retention/sweep.js'

/** Deletes everything that has expired and says how many of each kind. */
export const sweepAll = async (
  sweeps: readonly Sweep[],
  now: number,
): Promise<Readonly<Record<string, number>>> => {
  const { removed, errors } = await sweepEach(sweeps, now)
  if (errors.length > 0) throw new AggregateError(errors, 'Not all could be deleted.')
  return removed
}
