import type { FileError, FileLimits } from './applicationFilesProps.js'

/* Where the files of an application stand, and what follows from it. `uploadQueue.ts` changes it. */

export type FileState = 'added' | 'queued' | 'uploading' | 'canceled' | 'error' | 'success'

export interface QueuedFile {
  readonly key: number
  readonly name: string
  readonly bytes: number
  readonly state: FileState
  readonly percent: number
  /** Absent when it was uploaded before this page. */
  readonly content?: File | undefined
  /** The upload's, once it has arrived. */
  readonly id?: string | undefined
  readonly error?: FileError | undefined
  readonly statusCode?: number | undefined
}

/** What happened last, for screen readers. */
export interface Announcement {
  readonly what: 'progress' | 'error' | 'canceled' | 'removed'
  readonly file: QueuedFile
}

export interface Queue {
  readonly files: readonly QueuedFile[]
  readonly limits: FileLimits
  /** The first signing sets the cookie that the others need. */
  readonly hasSigned: boolean
  readonly nextKey: number
  readonly announcement?: Announcement | undefined
}

/** Two uploads side by side fill a phone's connection; more would only slow each other. */
const maxConcurrent = 2

/** What may be temporary: worth another upload, or sending with the form itself. */
const retryableErrors: readonly (FileError | undefined)[] = ['status', 'network', 'late']

/** Whether something is still to be done before the file is there or given up. */
export const isUnderWay = ({ state }: QueuedFile): boolean =>
  state === 'added' || state === 'queued' || state === 'uploading'

/** Counts against the most files of an application. */
export const takesPlace = (file: QueuedFile): boolean =>
  isUnderWay(file) || file.state === 'success'

export const hasRoom = ({ files, limits }: Queue): boolean =>
  files.filter(takesPlace).length < limits.files

/** Those whose turn has come: one until the visitor has the cookie, then two at a time. */
export const filesToStart = ({ files, hasSigned }: Queue): readonly QueuedFile[] => {
  const running = files.filter(({ state }) => state === 'uploading').length
  const free = (hasSigned ? maxConcurrent : 1) - running
  return files.filter(({ state }) => state === 'queued').slice(0, Math.max(0, free))
}

/** Whether something is still to be prepared or uploaded. */
export const isBusy = ({ files }: Queue): boolean => files.some(isUnderWay)

export const mayRetry = ({ state, error }: QueuedFile): boolean =>
  state === 'canceled' ||
  (state === 'error' && (retryableErrors.includes(error) || error === 'tooMany'))

/** A file that will not go, whatever is tried. */
export const isRefused = ({ state, error }: QueuedFile): boolean =>
  state === 'error' && !retryableErrors.includes(error)

/** What the form itself must bring: all that has not arrived and still may. */
export const carriedFiles = (files: Queue['files']): readonly File[] =>
  files.flatMap((file) => {
    const { content, state } = file
    const isCarried = isUnderWay(file) || (state === 'error' && !isRefused(file))
    return content !== undefined && isCarried ? [content] : []
  })
