import type { EntryCounts } from './manifest.js'

/**
 * States whether a backup contains the secrets of `DATA_DIR`.
 * @param advice returns the advice on missing secrets
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
