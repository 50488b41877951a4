import type { Records } from '../adapters/records/records.js'
import { removeEmailsAbout } from '../email/removeEmailsAbout.js'
import type { Sweep } from '../retention.js'
import { suspectedFolder } from '../submissions/submissionRecord.js'
import { contactKind } from './contactRequest.js'

const pageSize = 100

/**
 * Spam goes sooner than what was written about it, and the policy says that no email outlives its
 * request. Not when a request is marked: whoever takes the mark back finds its emails.
 */
export const spamEmailsSweep = (records: Pick<Records, 'list' | 'remove'>): Sweep => ({
  name: 'spamEmails',
  removeExpired: async (now) => {
    const where = { field: 'folder', equals: suspectedFolder }
    let removed = 0
    let cursor: string | undefined
    do {
      const page = await records.list(contactKind.collection, {
        limit: pageSize,
        where,
        ...(cursor === undefined ? {} : { cursor }),
      })
      for (const { expiresAt = Infinity, fields } of page.records) {
        const { reference } = fields
        if (expiresAt > now || typeof reference !== 'string') continue
        removed += await removeEmailsAbout(records, reference)
      }
      cursor = page.cursor
    } while (cursor !== undefined)
    return removed
  },
})
