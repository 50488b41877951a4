import { generateSecret, generateURI, verifySync } from 'otplib'
import { plainSigns } from '../../../shared/text/plainSigns.js'
import { second } from '../../../shared/time/durations.js'

/** Six digits for 30 s each, of SHA-1: what every authenticator app knows. */
const periodSeconds = 30

export const newOneTimeSecret = (): string => generateSecret()

/** What the QR code says to an authenticator app. */
export const oneTimeUri = (site: string, email: string, secret: string): string =>
  generateURI({ issuer: site, label: email, secret })

/**
 * The time step of a right code: one step early or late is accepted, since clocks differ. Nothing
 * when the code is wrong, or is of a step that was used before: whoever saw it typed cannot repeat it.
 * @param lastStep of the last code that was accepted, 0 before the first
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
