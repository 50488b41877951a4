import type { BaseLogger } from 'pino'
import type { Backoff } from '../../shared/time/backoff.js'
import type { Clock } from '../../shared/time/clock.js'
import { hour, minute } from '../../shared/time/durations.js'
import { eachInTurn } from '../../shared/time/eachInTurn.js'
import { createRecurringTask, type RecurringTask } from '../../shared/time/recurringTask.js'
import type { Files } from '../adapters/files/files.js'
import { readable } from '../adapters/records/readable.js'
import type { OnUnreadable, Records, StoredRecord } from '../adapters/records/records.js'
import { removeEmailsAbout } from '../email/emailCleanup.js'
import type { CleanupJob } from '../retention/cleanupJob.js'
import { suspiciousPause } from '../retention/retentionSchedule.js'
import { readSubmission } from '../submissions/submission.js'
import { type Application, applicationKind } from './application.js'
import { removeChunks } from './uploadChunks.js'
import { incomingKey, storedKey, quarantineKey, readUpload, type Upload } from './uploadRecord.js'

const leaseMs = 10 * minute
const batchSize = 20

interface Parts {
  readonly files: Pick<Files, 'list' | 'remove'>
  readonly records: Pick<Records, 'claim' | 'read' | 'remove' | 'removeAll' | 'list'>
  readonly onUnreadable: OnUnreadable
}

interface Expiring<Read> {
  readonly collection: 'uploads' | 'applications'
  readonly read: (record: StoredRecord) => Read
  readonly removeFiles: (read: Read, id: string) => Promise<void>
}

const removeDue = async <Read>(
  { records, onUnreadable }: Parts,
  { collection, read, removeFiles }: Expiring<Read>,
  now: number,
): Promise<number> => {
  const lease = { now, leaseUntil: now + leaseMs, limit: batchSize }
  let removed = 0
  for (;;) {
    const due = await records.claim(collection, lease)
    if (due.length === 0) return removed
    // The files of an unreadable record are unknown, so it is not deleted.
    const known = readable(
      due,
      (record) => ({ id: record.id, read: read(record) }),
      (record) => record,
      onUnreadable,
    )
    await eachInTurn(known, async (one) => {
      await removeFiles(one.read, one.id)
      await records.remove(collection, one.id)
      removed += 1
    })
  }
}

const isClaimed = async ({ application }: Upload, { records }: Parts): Promise<boolean> =>
  application !== null && (await records.read('applications', application)) !== undefined

export const uploadsCleanup = (parts: Parts): CleanupJob => {
  const { files } = parts
  const expiring: Expiring<Upload> = {
    collection: 'uploads',
    read: readUpload,
    removeFiles: async (upload, id) => {
      // The signed URL may have been used again after the claim.
      await files.remove(incomingKey(id))
      await files.remove(quarantineKey(id))
      await removeChunks(files, id, upload.size)
      if (!(await isClaimed(upload, parts))) await files.remove(storedKey(id))
    },
  }
  return { name: 'uploads', removeExpired: (now) => removeDue(parts, expiring, now) }
}

export const applicationsCleanup = (parts: Parts): CleanupJob => {
  const expiring: Expiring<Application> = {
    collection: 'applications',
    read: (record) => readSubmission(applicationKind, record),
    removeFiles: async (application) => {
      for (const { key } of application.files) await parts.files.remove(key)
      // After a decision, the application may expire before its emails.
      await removeEmailsAbout(parts.records, application.reference)
    },
  }
  return { name: 'applications', removeExpired: (now) => removeDue(parts, expiring, now) }
}

/** Interval of the cleanup. Unclaimed files must be deleted within a day; a daily job could take two. */
const cleanupEveryMs = hour

interface UploadCleanupTaskParts {
  readonly records: Pick<Records, 'read'>
  readonly job: CleanupJob
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'info' | 'error'>
  readonly backoff: Backoff
}

/** Runs now and every hour in each process; uploads are leased. */
export const createUploadCleanupTask = ({
  records,
  job,
  clock,
  log,
  backoff,
}: UploadCleanupTaskParts): RecurringTask =>
  createRecurringTask({
    run: async () => {
      const now = clock.now()
      // The daily retention job reports this pause.
      if ((await suspiciousPause(records, now)) !== undefined) return cleanupEveryMs
      const removed = await job.removeExpired(now)
      if (removed > 0) log.info({ removed }, 'unclaimed uploads deleted')
      return cleanupEveryMs
    },
    onError: (error) => log.error({ err: error }, 'deletion of unclaimed uploads failed'),
    backoff,
    longestWaitMs: cleanupEveryMs,
    clock,
  })
