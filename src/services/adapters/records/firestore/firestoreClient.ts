import { randomUUID } from 'node:crypto'
import type { Credential } from 'firebase-admin/app'
import type { FieldPath, FieldValue, Firestore } from 'firebase-admin/firestore'
import type { FirestoreOptions } from '../../../../config/recordsConfig.js'
import { StartError } from '../../../errors/errors.js'

export interface FirestoreClient {
  readonly firestore: Firestore
  /** The name of a document, for sorting. */
  readonly documentName: FieldPath
  /** Names one after the other, whatever characters they hold. */
  readonly pathOf: (...names: readonly string[]) => FieldPath
  /** What stands in place of a value that goes away. */
  readonly nothing: FieldValue
  close(): Promise<void>
}

/** For one call; a call that takes longer is retried by us. */
export const callTimeoutMs = 2500

/*
 * By itself the library goes on for ten minutes: a request whose visitor was told that it could not
 * be kept would be kept later. One call of its own, with a deadline that the server knows too.
 */
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

// By itself it would look for a server that came back two minutes later.
const grpcOptions = { 'grpc.max_reconnect_backoff_ms': 2000 }

/**
 * Without credentials the library throws where nothing can catch it, at each call: the process
 * would die with its first request.
 */
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

/** Opens a connection of its own; firebase-admin is loaded here and nowhere else. */
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
    nothing: FieldValue.delete(),
    close: async () => {
      await firestore.terminate()
      await deleteApp(app)
    },
  }
}
