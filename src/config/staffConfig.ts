import type { EnvironmentReader } from './environmentReader.js'
import type { RecordsConfig, ServiceAccount } from './recordsConfig.js'
import {
  hostAndPortRule,
  matching,
  readHostAndPort,
  readSecret,
  secretRule,
} from './variableRules.js'

export interface StaffConfig {
  /** Seals codes and signs the hash chain of the audit log; generated in `secretFile` when not set. */
  readonly secret: string | undefined
  readonly secretFile: string
  /** `undefined` stores password hashes in the site's own records. */
  readonly firebase: FirebaseAuthOptions | undefined
}

export interface FirebaseAuthOptions {
  readonly apiKey: string
  readonly projectId: string
  readonly serviceAccount?: ServiceAccount
  /** `host:port` of an emulator, which accepts every token. */
  readonly emulatorHost?: string
}

const readFirebaseAuth = (
  reader: EnvironmentReader,
  records: RecordsConfig,
  production: boolean,
): FirebaseAuthOptions | undefined => {
  const apiKey = reader.optional(
    'FIREBASE_API_KEY',
    'must be the web API key of the Firebase project: letters, digits, hyphens and underscores',
    matching(/^[\w-]{20,100}$/),
  )
  const emulatorHost = reader.optional(
    'FIREBASE_AUTH_EMULATOR_HOST',
    hostAndPortRule('localhost:9099'),
    readHostAndPort,
  )
  // The Firebase library also reads this variable, and then accepts unsigned tokens.
  if (production && reader.isSet('FIREBASE_AUTH_EMULATOR_HOST')) {
    reader.errors.push(
      'FIREBASE_AUTH_EMULATOR_HOST is set with NODE_ENV=production: the emulator accepts unsigned tokens. Unset it.',
    )
  }
  if (apiKey === undefined) return undefined
  if (records.kind !== 'firestore') {
    reader.errors.push(
      'FIREBASE_API_KEY is set but FIREBASE_PROJECT_ID is not: set both, or unset FIREBASE_API_KEY.',
    )
    return undefined
  }
  const { projectId, serviceAccount } = records
  return {
    apiKey,
    projectId,
    ...(serviceAccount === undefined ? {} : { serviceAccount }),
    ...(emulatorHost === undefined ? {} : { emulatorHost }),
  }
}

const readStaffSecret = (reader: EnvironmentReader, records: RecordsConfig): string | undefined => {
  // Processes that share Firestore do not share DATA_DIR, so a generated secret would differ.
  if (records.kind === 'firestore' && !reader.isSet('STAFF_SECRET')) {
    reader.errors.push(
      'STAFF_SECRET is not set but FIREBASE_PROJECT_ID is: set it to the content of the file staff-secret in DATA_DIR or, if there is none, to the output of “openssl rand -base64 48”.',
    )
  }
  return reader.optional('STAFF_SECRET', secretRule, readSecret)
}

export const readStaffConfig = (
  reader: EnvironmentReader,
  secretFile: string,
  { records, production }: { readonly records: RecordsConfig; readonly production: boolean },
): StaffConfig => ({
  secret: readStaffSecret(reader, records),
  secretFile,
  firebase: readFirebaseAuth(reader, records, production),
})
