import { eachInTurn } from '../../../shared/time/eachInTurn.js'
import type { OnUnreadable, Records } from '../../adapters/records/records.js'
import type { CleanupJob } from '../../retention/cleanupJob.js'
import { allAccounts } from './accounts.js'

interface Parts {
  readonly records: Pick<Records, 'read' | 'list' | 'commit'>
  readonly onUnreadable: OnUnreadable
}

/** Deletes a closed account once no entry of the audit log, such as its closing, is about it. */
export const closedAccountsCleanup = ({ records, onUnreadable }: Parts): CleanupJob => ({
  name: 'closedAccounts',
  removeExpired: async () => {
    const accounts = await allAccounts(records, onUnreadable)
    const closed = accounts.filter(({ stored }) => stored.state === 'closed')
    let removed = 0
    await eachInTurn(closed, async ({ id, version }) => {
      const about = { limit: 1, where: { field: 'subject', equals: id } }
      const { records: entries } = await records.list('audit', about)
      if (entries.length > 0) return
      const { status } = await records.commit([{ remove: { collection: 'staff', id, version } }])
      if (status === 'committed') removed += 1
    })
    return removed
  },
})
