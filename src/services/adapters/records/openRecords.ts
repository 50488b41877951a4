import type { RecordsConfig } from '../../../config/recordsConfig.js'
import { refuseUnreadable } from './readable.js'
import type { OnUnreadable, Records } from './records.js'

export const openRecords = async (
  config: RecordsConfig,
  onUnreadable: OnUnreadable = refuseUnreadable,
): Promise<Records> => {
  switch (config.kind) {
    case 'sqlite':
      return (await import('./sqlite/sqliteRecords.js')).openSqliteRecords(config, onUnreadable)
    case 'firestore':
      return (await import('./firestore/firestoreRecords.js')).openFirestoreRecords(
        config,
        onUnreadable,
      )
  }
}
