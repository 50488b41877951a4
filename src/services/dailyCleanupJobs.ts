import type { EmailTransport } from './adapters/email/emailTransport.js'
import type { Files } from './adapters/files/files.js'
import type { OnUnreadable, Records } from './adapters/records/records.js'
import { applicationsCleanup } from './careers/uploadCleanup.js'
import { contentCleanup } from './content/contentCleanup.js'
import { emailCopiesCleanup } from './email/emailCleanup.js'
import { type CleanupJob, recordsCleanup } from './retention/cleanupJob.js'
import { closedAccountsCleanup } from './staff/accounts/closedAccountsCleanup.js'
import { requestsCleanup } from './staff/requests/requestsCleanup.js'

interface CleanupParts {
  readonly records: Records
  readonly files: Pick<Files, 'list' | 'writtenAt' | 'remove'>
  readonly emailCopies: Pick<EmailTransport, 'removeCopies'>
  readonly onUnreadable: OnUnreadable
}

export const dailyCleanupJobs = ({
  emailCopies,
  ...parts
}: CleanupParts): readonly CleanupJob[] => [
  // Files are deleted before the records that name them, email copies after their records.
  applicationsCleanup(parts),
  requestsCleanup(parts),
  { ...recordsCleanup(parts.records), after: 'requests' },
  closedAccountsCleanup(parts),
  emailCopiesCleanup(emailCopies, parts.records),
  contentCleanup(parts.records, parts.files),
]
