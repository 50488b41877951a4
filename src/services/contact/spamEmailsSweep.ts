import type { Records } from '../adapters/records/records.js'
import { removeEmailsAbout } from '../email/removeEmailsAbout.js'
import type { Sweep } from '../retention/sweep.js'
import { everyRecord } from '../adapters/records/everyRecord.js'
import { eachInTurn } from '../../shared/time/eachInTurn.js'
import { suspectedFolder } from '../submissions/submissionRecord.js'
import { contactKind } from './contactRequest.js'

/**
 * Deletes emails about spam, which expires earlier than they do. Not done when a request is marked,
 * as the mark can be undone.
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
