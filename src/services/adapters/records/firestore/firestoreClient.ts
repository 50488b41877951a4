import { randomUUID } from 'node:crypto'
import type { Credential } from 'firebase-admin/app'
import type { FieldPath, FieldValue, Firestore } from 'firebase-admin/firestore'
import type { FirestoreOptions } from '../../../../config/recordsConfig.js'
import { StartError } from '../../../errors/errors.js'

export interface FirestoreClient {
  readonly firestore: Firestore
  readonly documentName: FieldPath
  readonly pathOf: (...names: readonly string[]) => FieldPath
  readonly deleteField: FieldValue
  close(): Promise<void>
}

export const callTimeoutMs = 2500

/* Disables the library's ten-minute retries: a request reported as failed could be stored later. */
const once = { timeout_millis: callTimeoutMs, retry_codes_name: 'none', retry_params_name: 'once' }
const clientConfig = {
  interfaces: {
    'google.firestore.v1.Firestore': {
      retry_codes: { none: [] },
      retry_params: {
        once: {
          initial_retry_delay_millis: 100,
          retry_delay_multiplier: 1,
          max_retry_delay_millis: 100,
          initial_rpc_timeout_millis: callTimeoutMs,
          rpc_timeout_multiplier: 1,
          max_rpc_timeout_millis: callTimeoutMs,
          total_timeout_millis: callTimeoutMs,
        },
      },
      methods: {
        Commit: once,
        BatchGetDocuments: once,
        RunQuery: once,
        RunAggregationQuery: once,
      },
    },
  },
}

// The gRPC default would reconnect up to two minutes after the server recovers.
const grpcOptions = { 'grpc.max_reconnect_backoff_ms': 2000 }

/** Checks the credentials at start: without them, the library throws uncatchably at the first call. */
const proveCredentials = async (credential: Credential): Promise<void> => {
  try {
    await credential.getAccessToken()
  } catch (cause) {
    throw new StartError(
      'Firestore has no credentials: set FIREBASE_SERVICE_ACCOUNT, or give this machine application default credentials.',
      { cause },
    )
  }
}

export const openFirestoreClient = async (options: FirestoreOptions): Promise<FirestoreClient> => {
  const { applicationDefault, cert, deleteApp, initializeApp } = await import('firebase-admin/app')
  const { FieldPath, FieldValue, getFirestore } = await import('firebase-admin/firestore')
  const { projectId, serviceAccount, emulatorHost } = options
  const credential = serviceAccount === undefined ? applicationDefault() : cert(serviceAccount)
  const isProven = serviceAccount !== undefined || emulatorHost !== undefined
  if (!isProven) await proveCredentials(credential)
  const app = initializeApp({ projectId, credential }, `records-${randomUUID()}`)
  const firestore = getFirestore(app)
  firestore.settings({
    clientConfig,
    grpcOptions,
    ...(emulatorHost === undefined ? {} : { host: emulatorHost, ssl: false }),
  })
  return {
    firestore,
    documentName: FieldPath.documentId(),
    pathOf: (...names) => new FieldPath(...names),
    deleteField: FieldValue.delete(),
    close: async () => {
      await firestore.terminate()
      await deleteApp(app)
    },
  }
}
