import type { EmailTransport } from './adapters/email/emailTransport.js'
import type { Files } from './adapters/files/files.js'
import type { OnUnreadable, Records } from './adapters/records/records.js'
import { applicationsSweep } from './careers/uploadSweep.js'
import { spamEmailsSweep } from './contact/spamEmailsSweep.js'
import { contentSweep } from './content/contentSweep.js'
import { emailCopiesSweep } from './email/emailCopies.js'
import { recordsSweep, type Sweep } from './retention/sweep.js'

interface SweepParts {
  readonly records: Records
  readonly files: Pick<Files, 'list' | 'remove'>
  readonly emailCopies: Pick<EmailTransport, 'removeCopies'>
  readonly onUnreadable: OnUnreadable
}

/** Retention tasks in order of execution. */
export const dailySweeps = ({ emailCopies, ...parts }: SweepParts): readonly Sweep[] => [
  // Files are deleted before the records that name them, email copies after their records.
  applicationsSweep(parts),
  spamEmailsSweep(parts.records),
  { ...recordsSweep(parts.records), after: 'spamEmails' },
  emailCopiesSweep(emailCopies, parts.records),
  contentSweep(parts.records),
]
