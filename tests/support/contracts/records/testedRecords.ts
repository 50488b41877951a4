import type {
  Collection,
  RecordDraft,
  Records,
} from '../../../../src/services/adapters/records/records.js'

export interface OpenStore {
  readonly records: Records
  readonly another: () => Promise<Records>
  /** Replaces the fields of a record with data that no release writes. */
  readonly damage: (collection: Collection, id: string) => Promise<void>
  /** Records reported as unreadable, each once: `collection/id`. */
  readonly unreadable: () => readonly string[]
  readonly end: () => Promise<void>
}

export interface TestedRecords extends Omit<OpenStore, 'end'> {
  readonly idsOf: (limit: number, cursor?: string) => Promise<readonly string[]>
}

export const testedRecords = (open: () => Promise<OpenStore>): TestedRecords => {
  let opened: OpenStore
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.end())
  return {
    get records() {
      return opened.records
    },
    another: () => opened.another(),
    damage: (collection, id) => opened.damage(collection, id),
    unreadable: () => opened.unreadable(),
    idsOf: async (limit, cursor) => {
      const options = cursor === undefined ? { limit } : { limit, cursor }
      return (await opened.records.list('requests', options)).records.map(({ id }) => id)
    },
  }
}

export const noon = Date.parse('2026-11-21T17:00:00.000Z')

export const aDraft = (id: string, changes: Partial<RecordDraft> = {}): RecordDraft => ({
  collection: 'requests',
  id,
  createdAt: noon,
  fields: { name: 'Jeanne', folder: 'inbox' },
  ...changes,
})

export const aDueEmail = (id: string, dueAt: number): RecordDraft =>
  aDraft(id, { collection: 'emails', dueAt, fields: { status: 'queued' } })
