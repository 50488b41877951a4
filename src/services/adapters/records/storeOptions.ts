import { RecordRuleError } from './recordRules.js'

/** How a store is opened, as far as its options may contradict each other. */
export interface StoreOptions {
  readonly file?: string
  readonly projectId?: string
  readonly serviceAccount?: { readonly projectId: string }
  readonly emulatorHost?: string
  readonly cacheBytes?: number
}

export const smallestCache = 1_048_576

/** What is wrong with the options of a store, in one sentence. */
export const storeOptionsError = (options: StoreOptions): string | undefined => {
  const { file, projectId, serviceAccount, emulatorHost, cacheBytes } = options
  if (
    cacheBytes !== undefined &&
    !(Number.isSafeInteger(cacheBytes) && cacheBytes >= smallestCache)
  )
    return `The cache of the records holds a whole number of bytes, at least ${smallestCache}.`
  if (file !== undefined && projectId !== undefined)
    return 'Records are kept in a file or in a Firestore project, not in both.'
  if (serviceAccount !== undefined && projectId === undefined)
    return 'A service account is given without the Firestore project it is for.'
  if (file === undefined && projectId === undefined)
    return 'Neither a file nor a Firestore project is given to keep records in.'
  if (serviceAccount !== undefined && serviceAccount.projectId !== projectId)
    return 'The service account belongs to another project than the one given.'
  if (serviceAccount !== undefined && emulatorHost !== undefined)
    return 'A Firestore emulator takes no service account: give one or the other.'
  if (emulatorHost !== undefined && file !== undefined)
    return 'A Firestore emulator is given, but the records are kept in a file.'
  if (cacheBytes !== undefined && file === undefined)
    return 'Firestore keeps no cache on a server: give no size for one.'
  return undefined
}

/** @throws RecordRuleError with one sentence */
export const checkStoreOptions = (options: StoreOptions): void => {
  const error = storeOptionsError(options)
  if (error !== undefined) throw new RecordRuleError(error)
}
