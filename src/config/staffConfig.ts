import type { EnvironmentReader } from './environmentReader.js'
import type { RecordsConfig, ServiceAccount } from './recordsConfig.js'
import {
  hostAndPortRule,
  matching,
  readHostAndPort,
  readSecret,
  secretRule,
} from './variableRules.js'

/** How the staff area protects itself. */
export interface StaffConfig {
  /** Seals codes and signs the hash chain of the audit log; generated in `secretFile` when not set. */
  readonly secret: string | undefined
  readonly secretFile: string
  /** Absent: the site stores passwords itself. */
  readonly firebase: FirebaseAuthOptions | undefined
}

/** Firebase Authentication, which knows the passwords of the staff. */
export interface FirebaseAuthOptions {
  /** Names the project to Google; it is no secret. */
  readonly apiKey: string
  readonly projectId: string
  /** The application default credentials when absent. */
  readonly serviceAccount?: ServiceAccount
  /** `host:port` of an emulator, which believes every token. */
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
  // The library of Firebase reads the variable too, and then accepts tokens that nobody signed.
  if (production && reader.isSet('FIREBASE_AUTH_EMULATOR_HOST')) {
    reader.errors.push(
      'FIREBASE_AUTH_EMULATOR_HOST is set with NODE_ENV=production: with it anybody could sign in as anybody. Unset it.',
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
  // Processes that share records must share the secret too; a file in DATA_DIR is not shared.
  if (records.kind === 'firestore' && !reader.isSet('STAFF_SECRET')) {
    reader.errors.push(
      'STAFF_SECRET is not set but FIREBASE_PROJECT_ID is: set it to the text of the file staff-secret in DATA_DIR or, where there is none, to the output of “openssl rand -base64 48”.',
    )
  }
  return reader.optional('STAFF_SECRET', secretRule, readSecret)
}

/** @param secretFile stores the secret when none is set */
export const readStaffConfig = (
  reader: EnvironmentReader,
  secretFile: string,
  { records, production }: { readonly records: RecordsConfig; readonly production: boolean },
): StaffConfig => ({
  secret: readStaffSecret(reader, records),
  secretFile,
  firebase: readFirebaseAuth(reader, records, production),
})
