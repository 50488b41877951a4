import { setImmediate } from 'node:timers/promises'
import {
  type Collection,
  collections,
  type Records,
  type StoredRecord,
} from '../adapters/records/records.js'
import { countUnknownValues, markUnknown } from '../adapters/records/storedValue.js'
import { isOfferKnown } from '../careers/application.js'
import type { JobContent } from '../content/schemas/job.js'
import { readUpload } from '../careers/uploadRecord.js'
import { readDraft } from '../content/drafts.js'
import { readPreview } from '../content/previews.js'
import { readRelease } from '../content/releases.js'
import { readSchedule } from '../content/schedules.js'
import { readVersion } from '../content/versions.js'
import { readEmail } from '../email/emailRecord.js'
import { feedbackKind } from '../feedback/feedback.js'
import { readNotice } from '../notices/notice.js'
import { readAccount } from '../staff/accounts/accountRecord.js'
import { readDeskApplication } from '../staff/applications/applicationDesk.js'
import { readEntry } from '../staff/audit/auditEntry.js'
import { readIncident } from '../staff/incidents/incident.js'
import { readPrivacyRequest } from '../staff/privacy/privacyRequest.js'
import { readTemplate } from '../staff/replies/replyTemplates.js'
import { readDeskRequest } from '../staff/requests/deskRecord.js'
import { readSubmission } from '../submissions/submission.js'
import { everyRecord } from '../adapters/records/everyRecord.js'

export interface RecordSurvey {
  /** Number of records with unknown values, of another release or of deleted content, by collection. */
  readonly unknown: Readonly<Record<string, number>>
  /** Number of unreadable records, which lists omit, by collection. */
  readonly unreadable: Readonly<Record<string, number>>
}

const skipRecord = (): void => undefined

const readersFor = (
  jobs: readonly JobContent[],
): Readonly<Record<Collection, (record: StoredRecord) => unknown>> => ({
  requests: readDeskRequest,
  applications: (record) => {
    const { offer } = readDeskApplication(record).application
    return isOfferKnown(jobs, offer) ? offer : markUnknown(offer)
  },
  feedback: (record) => readSubmission(feedbackKind, record),
  emails: readEmail,
  uploads: readUpload,
  staff: readAccount,
  audit: readEntry,
  templates: readTemplate,
  notices: readNotice,
  privacyRequests: readPrivacyRequest,
  incidents: readIncident,
  contentVersions: readVersion,
  releases: readRelease,
  contentDrafts: readDraft,
  contentSchedules: readSchedule,
  contentPreviews: readPreview,
  // Skipped, because these records are short-lived or contain no personal information.
  sessions: skipRecord,
  signInAttempts: skipRecord,
  passkeyChallenges: skipRecord,
  repeats: skipRecord,
  acknowledgements: skipRecord,
  retention: skipRecord,
  sequences: skipRecord,
  trials: skipRecord,
  // Legacy collection: its records are migrated to `emails`.
  letters: skipRecord,
})

/** Maximum number of records per collection, newest first: the audit log may be larger. */
const mostRead = 10_000
/** Number of records read in about 5 ms, before yielding to other requests. */
const readAtOnce = 200

export const surveyRecords = async (
  records: Pick<Records, 'list'>,
  jobs: readonly JobContent[],
): Promise<RecordSurvey> => {
  const readers = readersFor(jobs)
  const unknown: Record<string, number> = {}
  const unreadable: Record<string, number> = {}
  for (const collection of collections) {
    let read = 0
    for await (const record of everyRecord(records, collection)) {
      try {
        const found = countUnknownValues(() => readers[collection](record))
        if (found > 0) unknown[collection] = (unknown[collection] ?? 0) + 1
      } catch {
        unreadable[collection] = (unreadable[collection] ?? 0) + 1
      }
      read += 1
      if (read === mostRead) break
      if (read % readAtOnce === 0) await setImmediate()
    }
  }
  return { unknown, unreadable }
}
