import type { Records, StoredRecord } from '../../adapters/records/records.js'
import { contactKind } from '../../contact/contactRequest.js'
import { readPhone } from '../../forms/phoneNumber.js'
import { referencePattern } from '../../submissions/reference.js'
import { day } from '../../time/durations.js'
import type { DeskRequest } from './deskRecord.js'

/** What was found for what somebody typed. */
export interface RequestSearch {
  readonly requests: readonly DeskRequest[]
  /** Only those received in so many days were looked at; absent: all. */
  readonly days?: number
}

export interface SearchParts {
  readonly records: Pick<Records, 'list' | 'search'>
  readonly now: number
  readonly readAll: (found: readonly StoredRecord[]) => readonly DeskRequest[]
}

/** A document database reads each of them, and each read is paid for. */
const usualDays = 90
const mostFound = 50

/** Which field the text is meant for, and the words that it must hold. */
const readSearch = (
  typed: string,
): { readonly field: string; readonly words: readonly string[] } => {
  if (typed.includes('@')) return { field: 'email', words: [typed] }
  const phone = readPhone(typed)
  if (phone.ok) return { field: 'phone', words: [phone.phone] }
  const digits = typed.replaceAll(/\D/g, '')
  // Without area code, or the end of a number.
  if (digits.length >= 4 && !/\p{L}/u.test(typed)) return { field: 'phone', words: [digits] }
  return { field: 'name', words: typed.split(/[\s,’'-]+/u).filter((word) => word !== '') }
}

/** Finds requests by name, phone in any writing, email or reference. */
export const searchRequests = async (
  { records, now, readAll }: SearchParts,
  typed: string,
  everything: boolean,
): Promise<RequestSearch> => {
  const text = typed.normalize('NFKC').trim()
  const reference = text.toUpperCase().replaceAll(/\s/g, '')
  if (referencePattern.test(reference)) {
    const where = { field: 'reference', equals: reference }
    const found = await records.list(contactKind.collection, { limit: 1, where })
    return { requests: readAll(found.records) }
  }
  const { field, words } = readSearch(text)
  if (words.length === 0) return { requests: [] }
  const since = everything ? 0 : now - usualDays * day
  const search = { field, words, since, limit: mostFound }
  const requests = readAll(await records.search(contactKind.collection, search))
  return everything ? { requests } : { requests, days: usualDays }
}
