import type { EmailTransport } from './adapters/email/emailTransport.js'
import type { Files } from './adapters/files/files.js'
import type { OnUnreadable, Records } from './adapters/records/records.js'
import { applicationsSweep } from './careers/uploadSweep.js'
import { spamEmailsSweep } from './contact/spamEmailsSweep.js'
import { emailCopiesSweep } from './email/emailCopies.js'
import { recordsSweep, type Sweep } from './retention/sweep.js'

interface SweepParts {
  readonly records: Records
  readonly files: Pick<Files, 'list' | 'remove'>
  readonly emailCopies: Pick<EmailTransport, 'removeCopies'>
  readonly onUnreadable: OnUnreadable
}

/** All that is deleted at the end of its retention, in the order in which it goes. */
export const dailySweeps = ({ emailCopies, ...parts }: SweepParts): readonly Sweep[] => [
  // Files go before the records that name them, copies of emails once their records are gone. What was
  // written about spam is found by its records.
  applicationsSweep(parts),
  spamEmailsSweep(parts.records),
  { ...recordsSweep(parts.records), after: 'spamEmails' },
  emailCopiesSweep(emailCopies, parts.records),
]
