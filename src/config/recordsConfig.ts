import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import type { EnvironmentReader } from './environmentReader.js'

export interface ServiceAccount {
  readonly projectId: string
  readonly clientEmail: string
  readonly privateKey: string
}

/** Where requests, emails and leases are kept. */
export type RecordsChoice =
  | { readonly kind: 'sqlite'; readonly file: string; readonly cacheBytes?: number }
  | {
      readonly kind: 'firestore'
      readonly projectId: string
      /** The application default credentials when absent. */
      readonly serviceAccount?: ServiceAccount
      readonly emulatorHost?: string
    }

const isKey = (pem: string): boolean => {
  try {
    createPrivateKey(pem)
    return true
  } catch {
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

const tellContradictions = (reader: EnvironmentReader, account: ServiceAccount | undefined) => {
  const isSet = (name: string): boolean => reader.text(name) !== undefined
  const projectId = reader.text('FIREBASE_PROJECT_ID')
  const tell = (error: string): void => {
    reader.errors.push(error)
  }
  if (projectId === undefined) {
    for (const name of ['FIREBASE_SERVICE_ACCOUNT', 'FIRESTORE_EMULATOR_HOST'].filter(isSet)) {
      tell(`${name} is set but FIREBASE_PROJECT_ID is not: set both or neither.`)
    }
    return
  }
  if (account !== undefined && account.projectId !== projectId) {
    tell('FIREBASE_SERVICE_ACCOUNT is the key of another project than FIREBASE_PROJECT_ID.')
  }
  if (isSet('FIREBASE_SERVICE_ACCOUNT') && isSet('FIRESTORE_EMULATOR_HOST')) {
    tell('FIRESTORE_EMULATOR_HOST takes no FIREBASE_SERVICE_ACCOUNT: unset one of them.')
  }
  if (isSet('RECORDS_CACHE_BYTES')) {
    tell('RECORDS_CACHE_BYTES has no meaning with FIREBASE_PROJECT_ID: unset one of them.')
  }
}

const smallestCache = 1_048_576

/** @param file of the embedded store */
export const readRecordsChoice = (reader: EnvironmentReader, file: string): RecordsChoice => {
  const optional = <Value>(
    name: string,
    rule: string,
    parse: (text: string) => Value | undefined,
  ) => reader.parsed<Value | undefined>(name, undefined, rule, parse)
  const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined)

  const projectId = optional(
    'FIREBASE_PROJECT_ID',
    'must be the id of a Firebase project, such as clinic-1a2b3',
    matching(/^[a-z][a-z0-9-]{3,62}$/),
  )
  const serviceAccount = optional(
    'FIREBASE_SERVICE_ACCOUNT',
    'must be the whole JSON key of a service account, with project_id, client_email and private_key',
    readServiceAccount,
  )
  const emulatorHost = optional(
    'FIRESTORE_EMULATOR_HOST',
    'must be a host and a port, such as localhost:8080',
    matching(/^[\w.-]+:\d{1,5}$/),
  )
  const cacheBytes = optional(
    'RECORDS_CACHE_BYTES',
    `must be a whole number of bytes, at least ${smallestCache}`,
    (text) => (/^\d{1,15}$/.test(text) && Number(text) >= smallestCache ? Number(text) : undefined),
  )
  tellContradictions(reader, serviceAccount)
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
