import type {
  Records,
  Search,
  SearchedCollection,
  StoredRecord,
} from '../../adapters/records/records.js'
import { readPhone } from '../../../shared/forms/phoneRules.js'
import { readReference, readReferencePart } from '../../submissions/reference.js'
import { searchedWords } from '../../../shared/text/foldText.js'
import { plainSigns } from '../../../shared/text/plainSigns.js'
import { day } from '../../../shared/time/durations.js'

export interface RecordSearch<Found> {
  readonly found: readonly Found[]
  readonly hasMore: boolean
  readonly days?: number
}

export interface SearchParts<Found> {
  readonly collection: SearchedCollection
  readonly records: Pick<Records, 'list' | 'search'>
  readonly now: number
  readonly referencePrefix: string
  readonly readAll: (found: readonly StoredRecord[]) => readonly Found[]
}

/** Default search period in days; Firestore reads and bills every record of the period. */
const usualDays = 90
const mostFound = 50

type Sought = Pick<Search, 'field' | 'words'>

const readSearch = (typed: string): Sought => {
  if (typed.includes('@')) return { field: 'email', words: [typed] }
  const phone = readPhone(typed)
  if (phone.ok) return { field: 'phone', words: [phone.phone] }
  const digits = typed.replaceAll(/\D/g, '')
  // Matches numbers typed without area code, or the last digits only.
  if (digits.length >= 4 && !/\p{L}/u.test(typed)) return { field: 'phone', words: [digits] }
  return { field: 'name', words: typed.split(/[\s,-]+/u) }
}

/** Returns a search, and another one if it finds no record: "2345" may be of a number or a reference. */
const searchesOf = (
  typed: string,
  referencePrefix: string,
): readonly [first: Sought, second?: Sought] => {
  const part = readReferencePart(typed, referencePrefix)
  if (part === undefined) return [readSearch(typed)]
  const byReference = { field: 'reference', words: part.words } as const
  return part.isCertain ? [byReference] : [readSearch(typed), byReference]
}

export const searchRecords = async <Found>(
  { records, collection, now, referencePrefix, readAll }: SearchParts<Found>,
  typed: string,
  everything: boolean,
): Promise<RecordSearch<Found>> => {
  const text = plainSigns(typed).trim()
  const reference = readReference(text, referencePrefix)
  if (reference !== undefined) {
    const where = { field: 'reference', equals: reference }
    const page = await records.list(collection, { limit: 1, where })
    return { found: readAll(page.records), hasMore: false }
  }
  const [first, second] = searchesOf(text, referencePrefix)
  if (searchedWords(first.words).length === 0) return { found: [], hasMore: false }
  const since = everything ? 0 : now - usualDays * day
  const find = (sought: Sought) =>
    records.search(collection, { ...sought, since, limit: mostFound + 1 })
  const usual = await find(first)
  const stored = usual.length > 0 || second === undefined ? usual : await find(second)
  const found = readAll(stored.slice(0, mostFound))
  const hasMore = stored.length > mostFound
  return everything ? { found, hasMore } : { found, hasMore, days: usualDays }
}
