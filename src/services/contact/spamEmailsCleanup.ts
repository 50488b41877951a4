import { eachInTurn } from '../../shared/time/eachInTurn.js'
import { everyRecord } from '../adapters/records/everyRecord.js'
import type { Records } from '../adapters/records/records.js'
import { removeEmailsAbout } from '../email/removeEmailsAbout.js'
import type { CleanupJob } from '../retention/cleanupJob.js'
import { spamFolder } from '../submissions/submission.js'
import { contactKind } from './contactRequest.js'

/** Deletes emails about expired spam; not when a request is marked, because the mark can be undone. */
export const spamEmailsCleanup = (records: Pick<Records, 'list' | 'removeAll'>): CleanupJob => ({
  name: 'spamEmails',
  removeExpired: async (now) => {
    const where = { field: 'folder', equals: spamFolder }
    let removed = 0
    const spam = everyRecord(records, contactKind.collection, where)
    await eachInTurn(spam, async ({ expiresAt = Infinity, fields }) => {
      const { reference } = fields
      if (expiresAt > now || typeof reference !== 'string') return
      removed += await removeEmailsAbout(records, reference)
    })
    return removed
  },
})
