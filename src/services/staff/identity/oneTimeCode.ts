import { generateSecret, generateURI, verifySync } from 'otplib'
import { plainSigns } from '../../../shared/text/plainSigns.js'
import { second } from '../../../shared/time/durations.js'

/** TOTP parameters of RFC 6238 that all authenticator apps support. */
const periodSeconds = 30

export const newOneTimeSecret = (): string => generateSecret()

export const oneTimeUri = (site: string, email: string, secret: string): string =>
  generateURI({ issuer: site, label: email, secret })

/**
 * Returns the time step of a valid, unused code, with one step of clock skew; else `undefined`.
 * @param lastStep of the last accepted code, 0 initially
 * @param now milliseconds since 1970
 */
export const stepOfCode = (
  secret: string,
  typed: string,
  { lastStep, now }: { readonly lastStep: number; readonly now: number },
): number | undefined => {
  const token = plainSigns(typed).replaceAll(/[\s-]/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const found = verifySync({
    secret,
    token,
    epoch: Math.floor(now / second),
    epochTolerance: periodSeconds,
  })
  if (!found.valid || !('timeStep' in found)) return undefined
  return found.timeStep > lastStep ? found.timeStep : undefined
}
