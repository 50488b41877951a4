import type { Logger } from 'pino'
import { uploadPaths } from '../addresses/pageTable.js'
import type { Config } from '../config/readConfig.js'
import type { EmailTransport } from './adapters/email/emailTransport.js'
import { openEmailCopies, openEmailTransport } from './adapters/email/openEmailTransport.js'
import type { EmailEvents } from './adapters/emailEvents/emailEvents.js'
import { openEmailEvents } from './adapters/emailEvents/openEmailEvents.js'
import type { Files } from './adapters/files/files.js'
import { openFiles } from './adapters/files/openFiles.js'
import { readStoredSecret } from './adapters/storedSecret.js'
import { openRateLimits } from './adapters/rateLimits/openRateLimits.js'
import type { IdentityProvider } from './adapters/identity/identityProvider.js'
import { openIdentityProvider } from './adapters/identity/openIdentityProvider.js'
import type { RateLimits } from './adapters/rateLimits/rateLimits.js'
import { logUnreadable } from './adapters/records/readable.js'
import { openRecords } from './adapters/records/openRecords.js'
import type { OnUnreadable, Records } from './adapters/records/records.js'
import { openScanner } from './adapters/scanner/openScanner.js'
import type { Scanner } from './adapters/scanner/scanner.js'
import { openVerification } from './adapters/verification/openVerification.js'
import type { Verification } from './adapters/verification/verification.js'
import { createSigner, type Signer } from './http/signer.js'
import type { Clock } from '../shared/time/clock.js'

export interface Adapters {
  readonly records: Records
  readonly onUnreadable: OnUnreadable
  readonly email: EmailTransport
  /** `undefined` if the mail provider reports no events. */
  readonly emailEvents: EmailEvents | undefined
  /** Copies of emails in a folder, even if a mail server is now configured. */
  readonly emailCopies: Pick<EmailTransport, 'removeCopies'>
  readonly limits: RateLimits
  readonly files: Files
  readonly scanner: Scanner
  readonly verification: Verification | undefined
  readonly signer: Signer
  readonly staffSecret: string
  readonly identity: IdentityProvider | undefined
  /** Closes all adapters; the records last, as other adapters may still write to them. */
  close(): Promise<void>
}

export const openAdapters = async (
  config: Config,
  { log, clock }: { readonly log: Logger; readonly clock: Clock },
): Promise<Adapters> => {
  const onUnreadable = logUnreadable(log)
  const records = await openRecords(config.records, onUnreadable)
  const email = await openEmailTransport(config.email, log)
  const events = config.email.kind === 'smtp' ? config.email.events : undefined
  const emailEvents = events && (await openEmailEvents(events, { log, clock }))
  const emailCopies =
    config.email.kind === 'eml' ? email : await openEmailCopies(config.paths.mail, log)
  const secret = config.files.secret ?? (await readStoredSecret(config.files.secretFile))
  const staffSecret = config.staff.secret ?? (await readStoredSecret(config.staff.secretFile))
  const identity = await openIdentityProvider(config.staff.firebase, log)
  const limits = await openRateLimits(config.rateLimits, log, secret)
  const signer = createSigner(secret, config.files.previousSecret)
  const files = await openFiles(config.files, { signer, clock, postEndpoint: uploadPaths.files })
  const scanner = await openScanner(config.careers.scanner, log)
  const verification = await openVerification(config.verification, log)
  return {
    records,
    onUnreadable,
    email,
    emailEvents,
    emailCopies,
    limits,
    files,
    scanner,
    verification,
    signer,
    staffSecret,
    identity,
    close: async () => {
      await files.close()
      await email.close()
      await identity?.close()
      await limits.close()
      await records.close()
    },
  }
}
