import type { BaseLogger } from 'pino'
import type { FirebaseAuthOptions } from '../../../config/staffConfig.js'
import type { IdentityProvider } from './identityProvider.js'

export const openIdentityProvider = async (
  options: FirebaseAuthOptions | undefined,
  log: Pick<BaseLogger, 'error'>,
): Promise<IdentityProvider | undefined> => {
  if (options === undefined) return undefined
  const { openFirebaseAuth } = await import('./firebaseAuth.js')
  return openFirebaseAuth(options, log)
}
