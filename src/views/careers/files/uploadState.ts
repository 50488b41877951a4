import type { FileError, FileLimits } from './applicationFilesProps.js'
import { uploadDefaults } from './uploadDefaults.js'

/* State of the upload queue; `uploadQueue.ts` changes it. */

export type FileState = 'added' | 'queued' | 'uploading' | 'canceled' | 'error' | 'success'

export interface FileIdentity {
  readonly name: string
  readonly bytes: number
  readonly modified: number
}

export interface QueuedFile {
  readonly key: number
  readonly name: string
  readonly bytes: number
  readonly state: FileState
  readonly percent: number
  /** `undefined` for a file chosen on an earlier page. */
  readonly content?: File | undefined
  /** Identity before shrinking; `undefined` for a file restored by the server. */
  readonly source?: FileIdentity | undefined
  readonly id?: string | undefined
  readonly error?: FileError | undefined
  readonly statusCode?: number | undefined
}

export interface Announcement {
  readonly what: FileState | 'removed'
  readonly file: QueuedFile
}

export interface Queue {
  readonly files: readonly QueuedFile[]
  readonly limits: FileLimits
  /** Whether the first upload was signed, which sets the cookie that the next uploads need. */
  readonly hasSigned: boolean
  /** Whether stored uploads have been read; from then on, changes are stored. */
  readonly hasRestored: boolean
  /** Whether files are sent with the form, because uploads cannot be claimed without cookies. */
  readonly isCarrying: boolean
  readonly nextKey: number
  readonly announcement?: Announcement | undefined
}

const retryableErrors: readonly (FileError | undefined)[] = ['status', 'network', 'late']

export const identityOf = ({ name, size, lastModified }: File): FileIdentity => ({
  name,
  bytes: size,
  modified: lastModified,
})

export const isOf = ({ source }: QueuedFile, { name, bytes, modified }: FileIdentity): boolean =>
  source?.name === name && source.bytes === bytes && source.modified === modified

export const isUnderWay = ({ state }: QueuedFile): boolean =>
  state === 'added' || state === 'queued' || state === 'uploading'

export const isInterrupted = ({ error }: QueuedFile): boolean => error === 'interrupted'

export const takesPlace = (file: QueuedFile): boolean =>
  isUnderWay(file) || file.state === 'success'

export const hasRoom = ({ files, limits }: Queue): boolean =>
  files.filter(takesPlace).length < limits.files

export const filesToStart = ({ files, hasSigned, isCarrying }: Queue): readonly QueuedFile[] => {
  if (isCarrying) return []
  const running = files.filter(({ state }) => state === 'uploading').length
  const free = (hasSigned ? uploadDefaults.parallel : 1) - running
  return files.filter(({ state }) => state === 'queued').slice(0, Math.max(0, free))
}

export const isBusy = ({ files, isCarrying }: Queue): boolean =>
  files.some((file) => isUnderWay(file) && !(isCarrying && file.state === 'queued'))

export const mayRetry = ({ state, error }: QueuedFile): boolean =>
  state === 'canceled' ||
  (state === 'error' &&
    (retryableErrors.includes(error) || error === 'tooMany' || error === 'interrupted'))

export const isRefused = ({ state, error }: QueuedFile): boolean =>
  state === 'error' && !retryableErrors.includes(error)

export const carriedFiles = (files: Queue['files']): readonly File[] =>
  files.flatMap((file) => {
    const { content, state } = file
    const isCarried = isUnderWay(file) || (state === 'error' && !isRefused(file))
    return content !== undefined && isCarried ? [content] : []
  })
