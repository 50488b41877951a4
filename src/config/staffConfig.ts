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
  /** Seals codes and chains the audit log; one is made and kept beside the records when absent. */
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

/** @param secretFile where the secret is kept when none is given */
export const readStaffConfig = (
  reader: EnvironmentReader,
  secretFile: string,
  { records, production }: { readonly records: RecordsConfig; readonly production: boolean },
): StaffConfig => ({
  secret: reader.optional('STAFF_SECRET', secretRule, readSecret),
  secretFile,
  firebase: readFirebaseAuth(reader, records, production),
})
