import { createPrivateKey } from 'node:crypto'
import * as z from 'zod'
import type { EnvironmentReader } from './environmentReader.js'
import { hostAndPortRule, matching, readHostAndPort } from './variableRules.js'

export type RecordsConfig =
  | ({ readonly kind: 'sqlite' } & SqliteOptions)
  | ({ readonly kind: 'firestore' } & FirestoreOptions)

export interface SqliteOptions {
  readonly file: string
  readonly busyTimeoutMs?: number
  readonly cacheBytes?: number
}

export interface FirestoreOptions {
  readonly projectId: string
  readonly serviceAccount?: ServiceAccount
  /** `host:port` of an emulator, which takes no credentials. */
  readonly emulatorHost?: string
}

export interface ServiceAccount {
  readonly projectId: string
  readonly clientEmail: string
  readonly privateKey: string
}

const isKey = (pem: string): boolean => {
  try {
    createPrivateKey(pem)
    return true
  } catch {
    // Discards Node's message, which would quote the key; the rule of the variable is reported instead.
    return false
  }
}

const keySchema = z
  .object({
    project_id: z.string().min(1),
    client_email: z.string().min(1),
    private_key: z.string().refine(isKey),
  })
  .transform((key) => ({
    projectId: key.project_id,
    clientEmail: key.client_email,
    privateKey: key.private_key,
  }))

const readServiceAccount = (text: string): ServiceAccount | undefined => {
  try {
    return keySchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const addContradictions = (
  reader: EnvironmentReader,
  account: ServiceAccount | undefined,
): void => {
  const projectId = reader.text('FIREBASE_PROJECT_ID')
  if (projectId === undefined) {
    for (const name of ['FIREBASE_SERVICE_ACCOUNT', 'FIRESTORE_EMULATOR_HOST']) {
      if (reader.isSet(name))
        reader.errors.push(`${name} is set but FIREBASE_PROJECT_ID is not: set both or neither.`)
    }
    return
  }
  if (account !== undefined && account.projectId !== projectId) {
    reader.errors.push(
      'FIREBASE_SERVICE_ACCOUNT belongs to another project than FIREBASE_PROJECT_ID: set the key of that project.',
    )
  }
  if (reader.isSet('FIREBASE_SERVICE_ACCOUNT') && reader.isSet('FIRESTORE_EMULATOR_HOST')) {
    reader.errors.push(
      'FIRESTORE_EMULATOR_HOST takes no FIREBASE_SERVICE_ACCOUNT: unset one of them.',
    )
  }
  if (reader.isSet('RECORDS_CACHE_BYTES')) {
    reader.errors.push(
      'RECORDS_CACHE_BYTES has no meaning with FIREBASE_PROJECT_ID: unset one of them.',
    )
  }
}

const smallestCacheBytes = 1_048_576

const readCacheBytes = (text: string): number | undefined =>
  /^\d{1,15}$/.test(text) && Number(text) >= smallestCacheBytes ? Number(text) : undefined

const readFirestore = (reader: EnvironmentReader) => ({
  projectId: reader.optional(
    'FIREBASE_PROJECT_ID',
    'must be the id of a Firebase project, such as clinic-1a2b3',
    matching(/^[a-z][a-z0-9-]{3,62}$/),
  ),
  serviceAccount: reader.optional(
    'FIREBASE_SERVICE_ACCOUNT',
    'must be the whole JSON key of a service account, with project_id, client_email and private_key',
    readServiceAccount,
  ),
  emulatorHost: reader.optional(
    'FIRESTORE_EMULATOR_HOST',
    hostAndPortRule('localhost:8080'),
    readHostAndPort,
  ),
})

export const readRecordsConfig = (reader: EnvironmentReader, file: string): RecordsConfig => {
  const { projectId, serviceAccount, emulatorHost } = readFirestore(reader)
  const cacheBytes = reader.optional(
    'RECORDS_CACHE_BYTES',
    `must be a whole number of bytes, at least ${smallestCacheBytes}`,
    readCacheBytes,
  )
  addContradictions(reader, serviceAccount)
  if (projectId === undefined) {
    return { kind: 'sqlite', file, ...(cacheBytes === undefined ? {} : { cacheBytes }) }
  }
  return {
    kind: 'firestore',
    projectId,
    ...(serviceAccount === undefined ? {} : { serviceAccount }),
    ...(emulatorHost === undefined ? {} : { emulatorHost }),
  }
}
