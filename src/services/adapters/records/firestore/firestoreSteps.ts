import type {
  DocumentData,
  DocumentSnapshot,
  Transaction,
  UpdateData,
} from 'firebase-admin/firestore'
import { newDocument, readDocument } from './firestoreDocument.js'
import type { Changes, Step, StoredRecord } from '../records.js'

/** A step of a commit with its document, or what stands where there is none. */
export interface FoundStep {
  readonly step: Step
  readonly found: DocumentSnapshot
}

/** Also of a document that cannot be read; undefined only where there is none. */
export const versionOf = ({ found }: FoundStep): unknown => {
  const version: unknown = found.get('version')
  return found.exists ? (version ?? null) : undefined
}

/** Whether this commit has written it: as long as nobody has removed it, that can be seen. */
export const isWrittenBy = (commitId: string, { found }: FoundStep): boolean =>
  found.get('commitId') === commitId

/**
 * Writes a step that fits, if its document is still as it was found.
 * @param whole every field of a document once changed
 * @throws ZodError when what is to be changed cannot be read
 */
export const writeStep = (
  { step, found }: FoundStep,
  commitId: string,
  whole: (record: StoredRecord, changes: Changes) => UpdateData<DocumentData>,
): ((transaction: Transaction) => void) => {
  const { ref, id, updateTime } = found
  if ('create' in step) {
    const document = { ...newDocument(step.create), commitId }
    return (transaction) => transaction.create(ref, document)
  }
  const unchanged = updateTime === undefined ? { exists: true } : { lastUpdateTime: updateTime }
  if ('remove' in step) return (transaction) => transaction.delete(ref, unchanged)
  const record = readDocument(step.update.collection, id, found.data())
  const data = { ...whole(record, step.changes), commitId }
  return (transaction) => transaction.update(ref, data, unchanged)
}
