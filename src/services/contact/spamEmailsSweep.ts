import type { Records } from '../adapters/records/records.js'
import { removeEmailsAbout } from '../email/removeEmailsAbout.js'
import type { Sweep } from '../retention/sweep.js'
import { everyRecord } from '../adapters/records/everyRecord.js'
import { eachInTurn } from '../../shared/time/eachInTurn.js'
import { suspectedFolder } from '../submissions/submissionRecord.js'
import { contactKind } from './contactRequest.js'

/**
 * Spam goes sooner than what was written about it, and the policy says that no email outlives its
 * request. Not when a request is marked: whoever takes the mark back finds its emails.
 */
export const spamEmailsSweep = (records: Pick<Records, 'list' | 'removeAll'>): Sweep => ({
  name: 'spamEmails',
  removeExpired: async (now) => {
    const where = { field: 'folder', equals: suspectedFolder }
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
