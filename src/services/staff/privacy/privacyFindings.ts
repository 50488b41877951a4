import { type SubmissionCollection, submissionCollections } from '../../../config/retention.js'
import type { StoredRecord } from '../../adapters/records/records.js'
import {
  type Candidate,
  type DeskParts,
  findCandidates,
  gatherPerson,
  type PersonData,
} from './findPerson.js'
import { chunksOf, eachInTurn } from '../../../shared/time/eachInTurn.js'
import { type PrivacyRequest, queriesOf } from './privacyRequest.js'

export const findingCollections = submissionCollections
export type FindingCollection = SubmissionCollection

export const placeKey = ({ collection, id }: Pick<StoredRecord, 'collection' | 'id'>): string =>
  `${collection}/${id}`

export interface Finding extends Candidate {
  readonly key: string
  /** Whether the record is selected. By default, records that certainly belong to the person are. */
  readonly isChosen: boolean
}

export interface Findings {
  readonly found: readonly Finding[]
  readonly data: PersonData
}

const submissionCollection = /^(requests|applications|feedback)\/(.+)$/

/** Reads a selected record that the search no longer finds, because its data was corrected. */
const readChosen = async (
  { records }: Pick<DeskParts, 'records'>,
  key: string,
): Promise<readonly Candidate[]> => {
  const [, collection, id] = submissionCollection.exec(key) ?? []
  if (id === undefined) return []
  const name = findingCollections.find((one) => one === collection)
  const record = name === undefined ? undefined : await records.read(name, id)
  return record === undefined ? [] : [{ record, standing: 'own', reasons: [] }]
}

const readAtOnce = 20

const findAll = async (parts: DeskParts, request: PrivacyRequest): Promise<readonly Finding[]> => {
  const queries = request.search === null ? [] : queriesOf(request.search)
  const candidates = [...(await findCandidates(parts, queries))]
  const known = new Set(candidates.map(({ record }) => placeKey(record)))
  const others = (request.chosen ?? []).filter((key) => !known.has(key))
  await eachInTurn(chunksOf(others, readAtOnce), async (keys) => {
    const read = await Promise.all(keys.map((key) => readChosen(parts, key)))
    candidates.push(...read.flat())
  })
  const chosen = request.chosen === null ? undefined : new Set(request.chosen)
  return candidates.map((candidate) => {
    const key = placeKey(candidate.record)
    const isChosen = chosen === undefined ? candidate.standing === 'own' : chosen.has(key)
    return { ...candidate, key, isChosen }
  })
}

const recordsOf = (found: readonly Finding[]): readonly StoredRecord[] =>
  found.map(({ record }) => record)

export const findForRequest = async (
  parts: DeskParts,
  request: PrivacyRequest,
): Promise<Findings> => {
  const found = await findAll(parts, request)
  const queries = request.search === null ? [] : queriesOf(request.search)
  const data = await gatherPerson(parts, queries, { submissions: recordsOf(found), others: [] })
  return { found, data }
}

export const gatherChosen = async (
  parts: DeskParts,
  request: PrivacyRequest,
): Promise<{ readonly data: PersonData; readonly leftOut: readonly Finding[] }> => {
  const found = await findAll(parts, request)
  const queries = request.search === null ? [] : queriesOf(request.search)
  const leftOut = found.filter(({ isChosen }) => !isChosen)
  const data = await gatherPerson(parts, queries, {
    submissions: recordsOf(found.filter(({ isChosen }) => isChosen)),
    others: recordsOf(leftOut),
  })
  return { data, leftOut }
}
