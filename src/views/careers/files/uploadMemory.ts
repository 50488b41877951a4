import { readTabJson, writeTab } from '../../browser/page/tabStorage.js'
import { isRecord } from '../../../shared/records/isRecord.js'
import { uploadMemoryKey } from './uploadMemoryKey.js'
import { uploadDefaults } from './uploadDefaults.js'
import { carriedFiles, isInterrupted, type QueuedFile } from './uploadState.js'

/* Uploads of a tab in session storage, without their bytes, to restore them after a reload. */

export interface RememberedFile {
  readonly name: string
  readonly bytes: number
  readonly modified?: number
  readonly id?: string
  readonly hasArrived: boolean
}

interface Memory {
  readonly at: number
  /** The form was posted with these files; its result is unknown. */
  readonly isSent?: boolean
  readonly files: readonly RememberedFile[]
}

const isAbsentOr = (type: 'boolean' | 'number' | 'string', value: unknown): boolean =>
  value === undefined || typeof value === type

/** Validates a stored file, because another build or script may have written the value. */
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
  // A shrunk picture differs from the chosen file, so its upload cannot be resumed.
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

/** Stores uploads until the application is received, because the connection may break during the post. */
export const rememberUploads = (files: readonly QueuedFile[], isSent = false): void =>
  write(files.flatMap(rememberedOf), isSent)

export const recallUploads = (isSentBack: boolean): readonly RememberedFile[] => {
  const memory = readTabJson(uploadMemoryKey)
  if (!isMemory(memory) || Date.now() - memory.at > uploadDefaults.memoryMs) return []
  // The server has returned the form with all files that it received.
  if (isSentBack && memory.isSent === true) return []
  return memory.files.filter(({ hasArrived }) => !hasArrived || !isSentBack)
}
