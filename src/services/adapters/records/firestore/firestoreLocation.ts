import type { FirestoreOptions } from '../../../../config/recordsConfig.js'
import { second } from '../../../../shared/time/durations.js'

const timeoutMs = 10 * second

/** Returns the region; `undefined` for an emulator. @throws if the account lacks the permission */
export const firestoreLocation = async ({
  projectId,
  serviceAccount,
  emulatorHost,
}: FirestoreOptions): Promise<string | undefined> => {
  if (emulatorHost !== undefined) return undefined
  const { v1 } = await import('@google-cloud/firestore')
  const client = new v1.FirestoreAdminClient({
    projectId,
    ...(serviceAccount === undefined
      ? {}
      : {
          credentials: {
            client_email: serviceAccount.clientEmail,
            private_key: serviceAccount.privateKey,
          },
        }),
  })
  try {
    const name = `projects/${projectId}/databases/(default)`
    const [database] = await client.getDatabase({ name }, { timeout: timeoutMs })
    return database.locationId ?? undefined
  } finally {
    await client.close()
  }
}
