import { randomUUID } from 'node:crypto'
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  QueryDocumentSnapshot,
  Timestamp,
  UpdateData,
} from 'firebase-admin/firestore'
import * as z from 'zod'
import type { FirestoreOptions } from '../../../../config/recordsConfig.js'
import { createBackoff } from '../../../../shared/time/backoff.js'
import { hour, minute } from '../../../../shared/time/durations.js'
import { poll } from '../../../../shared/time/poll.js'
import { answerTimeoutMs, FirestoreCalls } from './firestoreCalls.js'
import { type FirestoreClient, openFirestoreClient } from './firestoreClient.js'
import { code, unavailable } from './firestoreErrors.js'
import { changedDocument, newDocument, readDocument } from './firestoreDocument.js'
import { createFirestoreQueries, type FirestoreQueries, positionOf } from './firestoreQueries.js'
import { placeOf, refusalOf } from '../commitSteps.js'
import { NewestWatches } from '../newestWatches.js'
import { type FoundStep, isWrittenBy, versionOf, writeStep } from './firestoreSteps.js'
import { holdsWords, searchedWords } from '../../../../shared/text/foldText.js'
import { readCursor, writeCursor } from '../pageCursor.js'
import { readable } from '../readable.js'
import { checkChanges, checkDrafts, checkPlaces, checkSteps, isValidId } from '../recordRules.js'
import type {
  Changes,
  Lease,
  Collection,
  Committed,
  Filter,
  StoredRecord,
  ListOptions,
  OnUnreadable,
  Page,
  RecordDraft,
  RecordPlace,
  Records,
  Step,
  Search,
  SearchedCollection,
} from '../records.js'
import { collections } from '../records.js'

interface Found {
  readonly record: StoredRecord
  readonly ref: DocumentReference
  readonly updateTime: Timestamp
}

const toFound = (collection: Collection, snapshot: DocumentSnapshot): Found | undefined => {
  const { id, ref, updateTime } = snapshot
  if (!snapshot.exists || updateTime === undefined) return undefined
  return { record: readDocument(collection, id, snapshot.data()), ref, updateTime }
}

const momentSchema = z.number()

const looks = { timeoutMs: answerTimeoutMs, pollMs: 30 }
const searchPage = 300

/** Polling interval beside the listener. Each second would exceed the 50 000 free reads a day. */
const watchMs = minute

const handful = 100

class FirestoreRecords implements Records {
  private readonly trialId = randomUUID()
  private readonly queries: FirestoreQueries
  private readonly calls: FirestoreCalls
  private readonly watches = new NewestWatches()

  constructor(
    private readonly client: FirestoreClient,
    private readonly onUnreadable: OnUnreadable,
  ) {
    this.queries = createFirestoreQueries(client)
    this.calls = new FirestoreCalls(client, createBackoff())
  }

  async createAll(drafts: readonly RecordDraft[]): Promise<'created' | 'existing'> {
    checkDrafts(drafts)
    const created = await this.calls.write([code.alreadyExists], (transaction) => {
      for (const draft of drafts) {
        transaction.create(this.queries.place(draft.collection, draft.id), newDocument(draft))
      }
    })
    return created ? 'created' : 'existing'
  }

  async read(collection: Collection, id: string): Promise<StoredRecord | undefined> {
    return (await this.find(collection, id))?.record
  }

  async list(collection: Collection, options: ListOptions): Promise<Page> {
    const { limit, cursor } = options
    const after = cursor === undefined ? undefined : readCursor(cursor)
    const query = this.queries.listed(collection, options, after)
    // One extra record shows whether another page follows.
    const { docs } = await this.calls.call(() => query.limit(limit + 1).get())
    const shown = docs.slice(0, limit)
    const records = this.readable(collection, shown)
    const last = shown.map(positionOf).findLast((place) => place !== undefined)
    return docs.length > limit && last ? { records, cursor: writeCursor(last) } : { records }
  }

  async collectionNames(): Promise<readonly string[]> {
    const found = await this.calls.call(() => this.client.firestore.listCollections())
    return found.map(({ id }) => id)
  }

  watch(collection: Collection, tell: (newest: string | undefined) => void): () => void {
    const query = this.queries.listed(collection, { limit: 1 }, undefined).limit(1)
    return this.watches.begin(
      {
        look: async () => (await this.calls.call(() => query.get())).docs[0]?.id,
        everyMs: watchMs,
        // The library reconnects by itself and reports an error only when it gives up.
        listen: (see, lost) => query.onSnapshot(({ docs }) => see(docs[0]?.id), lost),
      },
      tell,
    )
  }

  /** Reads every record of the period, because Firestore has no text search. */
  async search(
    collection: SearchedCollection,
    { field, words: typed, since, limit }: Search,
  ): Promise<readonly StoredRecord[]> {
    const words = searchedWords(typed)
    if (words.length === 0) return []
    const found: StoredRecord[] = []
    let cursor: string | undefined
    do {
      const page = await this.list(collection, {
        limit: searchPage,
        ...(cursor === undefined ? {} : { cursor }),
      })
      const recent = page.records.filter(({ createdAt }) => createdAt >= since)
      found.push(
        ...recent.filter(({ fields }) => {
          const text = fields[field]
          return typeof text === 'string' && holdsWords(text, words)
        }),
      )
      // Sorted newest first, so all following records are older.
      cursor = recent.length === page.records.length ? page.cursor : undefined
    } while (cursor !== undefined && found.length < limit)
    return found.slice(0, limit)
  }

  async update(
    collection: Collection,
    id: string,
    version: number,
    changes: Changes,
  ): Promise<'updated' | 'changed' | 'missing'> {
    checkChanges(changes)
    const found = await this.find(collection, id)
    if (found === undefined) return 'missing'
    if (found.record.version !== version) return 'changed'
    const isOurs = await this.writeUnchanged(found, this.whole(found.record, changes))
    return isOurs ? 'updated' : 'changed'
  }

  async commit(steps: readonly Step[]): Promise<Committed> {
    checkSteps(steps)
    const commitId = randomUUID()
    const committed = await poll(looks, () => this.tryCommit(steps, commitId))
    if (committed !== undefined) return committed
    throw unavailable(new Error('Too many conflicts with concurrent commits.'))
  }

  private async tryCommit(
    steps: readonly Step[],
    commitId: string,
  ): Promise<Committed | undefined> {
    const found = await this.findSteps(steps)
    // An earlier attempt succeeded, but its response was lost.
    if (found.some((one) => isWrittenBy(commitId, one))) return { status: 'committed' }
    const refusal = refusalOf(steps, found.map(versionOf))
    if (refusal !== undefined) return refusal
    return (await this.writeSteps(found, commitId)) ? { status: 'committed' } : undefined
  }

  async remove(collection: Collection, id: string): Promise<boolean> {
    if (!isValidId(id)) return false
    return this.calls.write([code.notFound, code.failedPrecondition], (transaction) => {
      transaction.delete(this.queries.place(collection, id), { exists: true })
    })
  }

  async removeAll(places: readonly RecordPlace[]): Promise<void> {
    checkPlaces(places)
    await this.calls.write([], (transaction) => {
      for (const { collection, id } of places)
        transaction.delete(this.queries.place(collection, id))
    })
  }

  async eraseRemoved(): Promise<void> {}

  async count(collection: Collection, where?: Filter): Promise<number> {
    const query =
      where === undefined ? this.queries.all(collection) : this.queries.matching(collection, where)
    return (await this.calls.call(() => query.count().get())).data().count
  }

  async countPast(
    collection: Collection,
    moment: 'expiresAt' | 'dueAt',
    now: number,
  ): Promise<number> {
    const query = this.queries.all(collection).where(moment, '<=', now)
    return (await this.calls.call(() => query.count().get())).data().count
  }

  async listExpired(
    collection: Collection,
    { now, limit }: { readonly now: number; readonly limit: number },
  ): Promise<readonly StoredRecord[]> {
    const query = this.queries.past(collection, 'expiresAt', now).limit(limit)
    return this.readable(collection, (await this.calls.call(() => query.get())).docs)
  }

  async claim(
    collection: Collection,
    { now, leaseUntil, limit }: Lease,
  ): Promise<readonly StoredRecord[]> {
    const claimed: StoredRecord[] = []
    while (claimed.length < limit) {
      const query = this.queries.past(collection, 'dueAt', now).limit(limit - claimed.length)
      const due = (await this.calls.call(() => query.get())).docs
      if (due.length === 0) break
      const leases = await Promise.all(
        due.map((found) => this.lease(collection, found, leaseUntil)),
      )
      for (const record of leases) if (record !== undefined) claimed.push(record)
      // If another process leased some records, or some are unreadable, more may be due.
      if (leases.every((record) => record !== undefined)) break
    }
    return claimed
  }

  private async lease(
    collection: Collection,
    found: QueryDocumentSnapshot,
    leaseUntil: number,
  ): Promise<StoredRecord | undefined> {
    const [record] = this.readable(collection, [found])
    const isOurs = await this.writeUnchanged(
      found,
      record === undefined ? { dueAt: leaseUntil } : this.whole(record, { dueAt: leaseUntil }),
    )
    if (!isOurs || record === undefined) return undefined
    return { ...record, dueAt: leaseUntil, version: record.version + 1 }
  }

  async nextDue(collection: Collection): Promise<number | undefined> {
    return this.smallest(collection, 'dueAt')
  }

  async waitingSince(collection: Collection): Promise<number | undefined> {
    return this.smallest(collection, 'waiting')
  }

  async pullForward(
    collection: Collection,
    { laterThan, dueAt }: { readonly laterThan: number; readonly dueAt: number },
  ): Promise<number> {
    const query = this.queries.all(collection).where('dueAt', '>', laterThan).limit(handful)
    const { docs } = await this.calls.call(() => query.get())
    const done = await Promise.all(
      this.readable(collection, docs).map((record) =>
        this.update(collection, record.id, record.version, { dueAt }),
      ),
    )
    const pulled = done.filter((outcome) => outcome === 'updated').length
    if (pulled === 0 || docs.length < handful) return pulled
    return pulled + (await this.pullForward(collection, { laterThan, dueAt }))
  }

  async removeExpired(now: number): Promise<number> {
    let removed = 0
    for (const collection of collections) removed += await this.removeExpiredOf(collection, now)
    return removed
  }

  async tryWrite(now: number): Promise<void> {
    const draft = { id: this.trialId, createdAt: now, expiresAt: now + hour, fields: {} }
    const document = newDocument({ collection: 'trials', ...draft })
    await this.calls.write([], (transaction) => {
      transaction.set(this.queries.place('trials', this.trialId), document)
    })
  }

  close(): Promise<void> {
    this.watches.endAll()
    return this.calls.close()
  }

  private async find(collection: Collection, id: string): Promise<Found | undefined> {
    // Firestore rejects other ids, such as an empty one or one with a slash.
    if (!isValidId(id)) return undefined
    const snapshot = await this.calls.call(() => this.queries.place(collection, id).get())
    return toFound(collection, snapshot)
  }

  private async findSteps(steps: readonly Step[]): Promise<readonly FoundStep[]> {
    const refs = steps.map(placeOf).map(({ collection, id }) => this.queries.place(collection, id))
    const snapshots = await this.calls.call(() => this.client.firestore.getAll(...refs))
    return snapshots.flatMap((found, index) => {
      const step = steps[index]
      return step === undefined ? [] : [{ step, found }]
    })
  }

  private writeSteps(found: readonly FoundStep[], commitId: string): Promise<boolean> {
    const writes = found.map((one) =>
      writeStep(one, commitId, (record, changes) => this.whole(record, changes)),
    )
    const refusals = [code.alreadyExists, code.notFound, code.failedPrecondition, code.aborted]
    return this.calls.write(refusals, (transaction) => {
      for (const write of writes) write(transaction)
    })
  }

  private async smallest(collection: Collection, moment: string): Promise<number | undefined> {
    const query = this.queries.smallest(collection, moment)
    const [first] = (await this.calls.call(() => query.get())).docs
    return first === undefined ? undefined : momentSchema.parse(first.get(moment))
  }

  private readable(
    collection: Collection,
    found: readonly QueryDocumentSnapshot[],
  ): readonly StoredRecord[] {
    return readable(
      found,
      (one) => readDocument(collection, one.id, one.data()),
      ({ id }) => ({ collection, id }),
      this.onUnreadable,
    )
  }

  private async removeExpiredOf(collection: Collection, now: number): Promise<number> {
    const query = this.queries.all(collection).where('expiresAt', '<=', now).limit(handful)
    const { docs } = await this.calls.call(() => query.get())
    const done = await Promise.all(docs.map((found) => this.removeUnchanged(found)))
    const removed = done.filter(Boolean).length
    // A record whose expiry was just postponed no longer matches, so zero removals mean that none is left.
    if (removed === 0) return 0
    return removed + (await this.removeExpiredOf(collection, now))
  }

  private removeUnchanged({ ref, updateTime }: QueryDocumentSnapshot): Promise<boolean> {
    return this.calls.write([code.notFound, code.failedPrecondition], (transaction) => {
      transaction.delete(ref, { lastUpdateTime: updateTime })
    })
  }

  /** Builds the full update, which deletes fields that are no longer set. */
  private whole(record: StoredRecord, changes: Changes): UpdateData<DocumentData> {
    const { deleteField } = this.client
    const optional = { expiresAt: deleteField, dueAt: deleteField, waiting: deleteField }
    return { ...optional, ...changedDocument(record, changes) }
  }

  private writeUnchanged(
    { ref, updateTime }: Pick<Found, 'ref' | 'updateTime'>,
    data: UpdateData<DocumentData>,
  ): Promise<boolean> {
    return this.calls.write([code.notFound, code.failedPrecondition], (transaction) => {
      transaction.update(ref, data, { lastUpdateTime: updateTime })
    })
  }
}

export const openFirestoreRecords = async (
  options: FirestoreOptions,
  onUnreadable: OnUnreadable,
): Promise<Records> => new FirestoreRecords(await openFirestoreClient(options), onUnreadable)
