import type {
  DocumentData,
  DocumentSnapshot,
  Transaction,
  UpdateData,
} from 'firebase-admin/firestore'
import { newDocument, readDocument } from './firestoreDocument.js'
import type { Changes, Step, StoredRecord } from '../records.js'

export interface FoundStep {
  readonly step: Step
  readonly found: DocumentSnapshot
}

export const versionOf = ({ found }: FoundStep): unknown => {
  const version: unknown = found.get('version')
  return found.exists ? (version ?? null) : undefined
}

export const isWrittenBy = (commitId: string, { found }: FoundStep): boolean =>
  found.get('commitId') === commitId

/**
 * Adds a step to a transaction.
 * @param whole builds all fields of a changed document
 * @throws ZodError if the document to change is invalid
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
