import type { FileError, FileLimits } from './applicationFilesProps.js'
import { uploadDefaults } from './uploadDefaults.js'

/* Where the files of an application stand, and what follows from it. `uploadQueue.ts` changes it. */

export type FileState = 'added' | 'queued' | 'uploading' | 'canceled' | 'error' | 'success'

/** A file as the visitor's device tells it from others. */
export interface FileIdentity {
  readonly name: string
  readonly bytes: number
  /** `lastModified` */
  readonly modified: number
}

export interface QueuedFile {
  readonly key: number
  readonly name: string
  readonly bytes: number
  readonly state: FileState
  readonly percent: number
  /** Absent when it was chosen before this page. */
  readonly content?: File | undefined
  /** As it was chosen, before a picture was made smaller; not known of what the server told. */
  readonly source?: FileIdentity | undefined
  /** The upload's, once it has arrived, or once it can be gone on with. */
  readonly id?: string | undefined
  readonly error?: FileError | undefined
  readonly statusCode?: number | undefined
}

/** What happened last, for screen readers: the state a file has come to, or that it is gone. */
export interface Announcement {
  readonly what: FileState | 'removed'
  readonly file: QueuedFile
}

export interface Queue {
  readonly files: readonly QueuedFile[]
  readonly limits: FileLimits
  /** The first signing sets the cookie that the others need. */
  readonly hasSigned: boolean
  /** What the tab remembers has been asked for: from now on it is kept up to date. */
  readonly hasRestored: boolean
  /** Without cookies nobody could claim an upload: the form itself brings the files. */
  readonly isCarrying: boolean
  readonly nextKey: number
  readonly announcement?: Announcement | undefined
}

/** What may be temporary: worth another upload, or sending with the form itself. */
const retryableErrors: readonly (FileError | undefined)[] = ['status', 'network', 'late']

export const identityOf = ({ name, size, lastModified }: File): FileIdentity => ({
  name,
  bytes: size,
  modified: lastModified,
})

/** Whether the row is of that file of the device. */
export const isOf = ({ source }: QueuedFile, { name, bytes, modified }: FileIdentity): boolean =>
  source?.name === name && source.bytes === bytes && source.modified === modified

/** Whether something is still to be done before the file is there or given up. */
export const isUnderWay = ({ state }: QueuedFile): boolean =>
  state === 'added' || state === 'queued' || state === 'uploading'

/** The page was left before the file had arrived: the visitor alone can choose it again. */
export const isInterrupted = ({ error }: QueuedFile): boolean => error === 'interrupted'

/** Counts against the most files of an application. */
export const takesPlace = (file: QueuedFile): boolean =>
  isUnderWay(file) || file.state === 'success'

export const hasRoom = ({ files, limits }: Queue): boolean =>
  files.filter(takesPlace).length < limits.files

/** Those whose turn has come: one until the visitor has the cookie, then two at a time. */
export const filesToStart = ({ files, hasSigned, isCarrying }: Queue): readonly QueuedFile[] => {
  if (isCarrying) return []
  const running = files.filter(({ state }) => state === 'uploading').length
  const free = (hasSigned ? uploadDefaults.parallel : 1) - running
  return files.filter(({ state }) => state === 'queued').slice(0, Math.max(0, free))
}

/** Whether something is still to be prepared or uploaded. */
export const isBusy = ({ files, isCarrying }: Queue): boolean =>
  files.some((file) => isUnderWay(file) && !(isCarrying && file.state === 'queued'))

export const mayRetry = ({ state, error }: QueuedFile): boolean =>
  state === 'canceled' ||
  (state === 'error' &&
    (retryableErrors.includes(error) || error === 'tooMany' || error === 'interrupted'))

/** A file that will not go as it stands, whatever is tried. */
export const isRefused = ({ state, error }: QueuedFile): boolean =>
  state === 'error' && !retryableErrors.includes(error)

/** What the form itself must bring: all that has not arrived and still may. */
export const carriedFiles = (files: Queue['files']): readonly File[] =>
  files.flatMap((file) => {
    const { content, state } = file
    const isCarried = isUnderWay(file) || (state === 'error' && !isRefused(file))
    return content !== undefined && isCarried ? [content] : []
  })
