import { parseArgs } from 'node:util'
import type { Records } from '../services/adapters/records/records.js'
import { findRequest, listRequests } from '../services/contact/contactRecord.js'
import type { ContactRequest } from '../services/contact/contactRequest.js'
import { byteOrderMark, csvLine } from './csv.js'
import { type Columns, textTable } from './textTable.js'
import { UsageError } from './usageError.js'

export interface RequestOptions {
  readonly json: boolean
  readonly csv: boolean
  readonly suspected: boolean
  /** A reference: that request alone, whole. */
  readonly show?: string
}

/** @throws TypeError or UsageError when an option is unknown or contradicts another */
export const readRequestOptions = (args: readonly string[]): RequestOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      csv: { type: 'boolean', default: false },
      suspected: { type: 'boolean', default: false },
      show: { type: 'string' },
    },
  })
  const { json, csv, suspected, show } = values
  if (json && csv) throw new UsageError('Choose --json or --csv, not both.')
  return show === undefined
    ? { json, csv, suspected }
    : { json, csv, suspected, show: show.trim().toUpperCase() }
}

/**
 * Writes the kept requests, newest first: one JSON document a line, comma-separated values, or a
 * table.
 * @returns false when the reference to show is unknown
 */
export const writeRequests = async (
  records: Pick<Records, 'list'>,
  { json, csv, suspected, show }: RequestOptions,
  write: (line: string) => void,
): Promise<boolean> => {
  if (show !== undefined) {
    const request = await findRequest(records, show)
    if (request === undefined) return false
    if (csv) for (const line of csvOf([request])) write(line)
    else write(json ? JSON.stringify(request) : wholeRequest(request))
    return true
  }
  if (json) {
    for await (const request of everyRequest(records, suspected)) write(JSON.stringify(request))
    return true
  }
  const requests: ContactRequest[] = []
  for await (const request of everyRequest(records, suspected)) requests.push(request)
  if (csv) for (const line of csvOf(requests)) write(line)
  else writeTable(requests, write)
  return true
}

async function* everyRequest(
  records: Pick<Records, 'list'>,
  suspected: boolean,
): AsyncGenerator<ContactRequest> {
  let cursor: string | undefined
  do {
    const options = cursor === undefined ? { suspected } : { suspected, cursor }
    const page = await listRequests(records, options)
    yield* page.requests
    cursor = page.cursor
  } while (cursor !== undefined)
}

const csvColumns = [
  'createdAt',
  'reference',
  'name',
  'phone',
  'phoneExtension',
  'email',
  'subject',
  'preferredLanguage',
  'moments',
  'message',
  'locale',
  'consentAt',
  'verification',
  'suspected',
  'id',
]

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : ''

const csvOf = (requests: readonly ContactRequest[]): readonly string[] => [
  byteOrderMark + csvLine(csvColumns),
  ...requests.map((request) => {
    const values = new Map<string, unknown>(Object.entries(request))
    return csvLine(csvColumns.map((name) => textOf(values.get(name))))
  }),
]

const columns: Columns<ContactRequest> = {
  RECEIVED: ({ createdAt }) => createdAt.slice(0, 16).replace('T', ' '),
  REFERENCE: ({ reference }) => reference,
  SUBJECT: ({ subject }) => subject,
  LANG: ({ preferredLanguage }) => preferredLanguage,
  PHONE: ({ phone = '-', phoneExtension }) =>
    phoneExtension === undefined ? phone : `${phone} ext. ${phoneExtension}`,
  EMAIL: ({ email = '-' }) => email,
  NAME: ({ name }) => name,
  VERIFIED: ({ verification = '-' }) => verification,
  SUSPECTED: ({ suspected }) => suspected.join(', '),
}

const writeTable = (requests: readonly ContactRequest[], write: (line: string) => void): void => {
  for (const line of textTable(requests, columns)) write(line)
  write(`${requests.length} request${requests.length === 1 ? '' : 's'}, times in UTC`)
}

const wholeRequest = (request: ContactRequest): string =>
  Object.entries(request)
    .map(
      ([name, value]) => name.padEnd(18) + (typeof value === 'string' ? value : value.join(', ')),
    )
    .join('\n')
