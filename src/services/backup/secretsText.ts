import type { EntryCounts } from './manifest.js'

/**
 * Whether the secrets of `DATA_DIR` are in a backup; those that stand in variables never are.
 * @param advice what to do about the variables that are named
 */
export const secretsText = (
  { secret, staffSecret }: Pick<EntryCounts, 'secret' | 'staffSecret'>,
  advice: (names: string) => string,
): string => {
  const missing = [
    ...(secret > 0 ? [] : ['UPLOAD_SECRET']),
    ...(staffSecret > 0 ? [] : ['STAFF_SECRET']),
  ]
  return missing.length === 0 ? 'with it' : `not all with it: ${advice(missing.join(' and '))}`
}
