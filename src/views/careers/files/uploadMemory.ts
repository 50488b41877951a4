import { readTabJson, writeTab } from '../../browser/page/tabStorage.js'
import { isRecord } from '../../fields/isRecord.js'
import { uploadMemoryKey } from './uploadMemoryKey.js'
import { uploadDefaults } from './uploadDefaults.js'
import { carriedFiles, isInterrupted, type QueuedFile } from './uploadState.js'

/*
 * What a tab remembers of its uploads when its page is loaded again: which files, and which uploads
 * they were; never their bytes, which a page cannot keep.
 */

export interface RememberedFile {
  readonly name: string
  readonly bytes: number
  /** Not known of a file that the server told of. */
  readonly modified?: number
  /** Of the upload that has arrived, or can be gone on with. */
  readonly id?: string
  readonly hasArrived: boolean
}

interface Memory {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The form has left with them; nobody knows yet whether it arrived. */
  readonly isSent?: boolean
  readonly files: readonly RememberedFile[]
}

const isAbsentOr = (type: 'boolean' | 'number' | 'string', value: unknown): boolean =>
  value === undefined || typeof value === type

/** Storage may hold anything: another build, or another script, may have written it. */
const isFile = (value: unknown): value is RememberedFile =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  typeof value['bytes'] === 'number' &&
  isAbsentOr('number', value['modified']) &&
  isAbsentOr('string', value['id']) &&
  typeof value['hasArrived'] === 'boolean'

const isMemory = (value: unknown): value is Memory =>
  isRecord(value) &&
  typeof value['at'] === 'number' &&
  isAbsentOr('boolean', value['isSent']) &&
  Array.isArray(value['files']) &&
  value['files'].every(isFile)

const rememberedOf = (file: QueuedFile): readonly RememberedFile[] => {
  const { name, bytes, source, id, state } = file
  // A picture that was made smaller is another file: its upload cannot be gone on with.
  const isAsChosen = source?.name === name && source.bytes === bytes
  const upload = id === undefined ? {} : { id }
  if (state === 'success') {
    return [{ ...(isAsChosen ? source : { name, bytes }), ...upload, hasArrived: true }]
  }
  const mayArrive = isInterrupted(file) || carriedFiles([file]).length > 0
  if (source === undefined || !mayArrive) return []
  return [{ ...source, ...(isAsChosen ? upload : {}), hasArrived: false }]
}

const write = (files: readonly RememberedFile[], isSent: boolean): void => {
  const memory: Memory = { at: Date.now(), isSent, files }
  writeTab(uploadMemoryKey, files.length === 0 ? undefined : JSON.stringify(memory))
}

/**
 * Notes where the uploads of this tab stand. A form that leaves takes them along, but the line may
 * break: they are forgotten where the application is received (`applicationDraft.ts`).
 */
export const rememberUploads = (files: readonly QueuedFile[], isSent = false): void =>
  write(files.flatMap(rememberedOf), isSent)

/**
 * The uploads of this tab within the hour.
 * @param isSentBack the form came back from the server, which told what has arrived itself
 */
export const recallUploads = (isSentBack: boolean): readonly RememberedFile[] => {
  const memory = readTabJson(uploadMemoryKey)
  if (!isMemory(memory) || Date.now() - memory.at > uploadDefaults.memoryMs) return []
  // Files posted with the form came back with it, or did not arrive.
  if (isSentBack && memory.isSent === true) return []
  return memory.files.filter(({ hasArrived }) => !hasArrived || !isSentBack)
}
