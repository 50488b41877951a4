import { ext, size } from '../../../shared/forms/fileRules.js'
import type { FileError, FileLimits, WaitingFile } from './applicationFilesProps.js'
import type { RememberedFile } from './uploadMemory.js'
import { restoreUploads } from './restoreUploads.js'
import {
  type FileState,
  hasRoom,
  identityOf,
  type Announcement,
  isOf,
  type Queue,
  type QueuedFile,
  takesPlace,
} from './uploadState.js'

/* Pure state transitions; late events for a file have no effect. */

type FileStep =
  | { readonly type: 'ready'; readonly content: File }
  | { readonly type: 'begin'; readonly percent: number }
  | { readonly type: 'progress'; readonly percent: number }
  | { readonly type: 'wait' }
  | { readonly type: 'receive'; readonly id: string }
  | { readonly type: 'fail'; readonly error: FileError; readonly statusCode?: number | undefined }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }

type FileEvent = FileStep & { readonly key: number }

export type QueueEvent =
  | { readonly type: 'add'; readonly files: readonly File[] }
  | {
      readonly type: 'restore'
      readonly files: readonly RememberedFile[]
      readonly isCarrying?: boolean
    }
  /** `id` identifies a resumable upload. */
  | { readonly type: 'sign'; readonly key: number; readonly id?: string | undefined }
  | { readonly type: 'remove'; readonly key: number }
  | FileEvent

/** Valid states for each event; in any other state the event is ignored. */
const stepsFrom: Readonly<Record<FileStep['type'], readonly FileState[]>> = {
  ready: ['added'],
  begin: ['queued'],
  progress: ['uploading'],
  wait: ['uploading'],
  receive: ['uploading'],
  fail: ['added', 'uploading'],
  cancel: ['added', 'queued', 'uploading'],
  retry: ['canceled', 'error'],
}

const isPicture = ({ type }: File): boolean => type.startsWith('image/')

/** Returns an error that is certain before uploading; large pictures can still be shrunk. */
const errorOf = (file: File, { accept, maxBytes }: FileLimits): FileError | undefined => {
  if (!ext(accept.split(',')).accepts(file)) return 'kind'
  if (file.size === 0) return 'empty'
  if (!size(maxBytes / 1024).accepts(file) && !isPicture(file)) return 'tooBig'
  return undefined
}

const addOne = (queue: Queue, content: File): Queue => {
  const source = identityOf(content)
  const same = queue.files.filter((file) => isOf(file, source))
  if (same.some(takesPlace)) return queue
  // A cancelled, failed or interrupted file keeps its row and resumes.
  const [earlier] = same
  const error = errorOf(content, queue.limits) ?? (hasRoom(queue) ? undefined : 'tooMany')
  const file: QueuedFile = {
    key: earlier?.key ?? queue.nextKey,
    name: content.name,
    bytes: content.size,
    state: error === undefined ? 'added' : 'error',
    percent: 0,
    content,
    source,
    id: earlier?.id,
    error,
  }
  const files =
    earlier === undefined
      ? [...queue.files, file]
      : queue.files.map((one) => (one === earlier ? file : one))
  return { ...queue, files, nextKey: queue.nextKey + 1 }
}

/** Sets one announcement per batch: the last error, otherwise the number of files. */
const announced = (before: Queue, after: Queue): Queue => {
  const added = after.files.filter((file) => !before.files.includes(file))
  const last = added.find(({ error }) => error !== undefined) ?? added.at(-1)
  if (last === undefined) return after
  const name = added.map((file) => file.name).join(', ')
  const file = last.error === undefined ? { ...last, name } : last
  return { ...after, announcement: { what: file.state, file } }
}

const stepped = (file: QueuedFile, step: FileStep, canRetry: boolean): QueuedFile => {
  switch (step.type) {
    case 'ready': {
      const { content } = step
      return { ...file, state: 'queued', content, name: content.name, bytes: content.size }
    }
    case 'begin':
      return { ...file, state: 'uploading', percent: step.percent }
    case 'progress':
      return { ...file, percent: step.percent }
    case 'wait':
      return { ...file, state: 'queued', percent: 0 }
    case 'receive':
      return { ...file, state: 'success', percent: 100, id: step.id }
    case 'fail':
      return { ...file, state: 'error', error: step.error, statusCode: step.statusCode }
    case 'cancel':
      return { ...file, state: 'canceled' }
    case 'retry':
      return canRetry
        ? { ...file, state: 'added', percent: 0, error: undefined, statusCode: undefined }
        : { ...file, state: 'error', error: 'tooMany' }
  }
}

/** Rounds down to an announced percentage, 0 or 50, so as not to drown other messages. */
const milestone = (percent: number): number => (percent < 50 ? 0 : 50)

const announcementOf = (before: QueuedFile, after: QueuedFile): Announcement | undefined => {
  const { state, percent } = after
  const isNew = before.state !== state || milestone(before.percent) < milestone(percent)
  return isNew ? { what: state, file: { ...after, percent: milestone(percent) } } : undefined
}

const stepOne = (queue: Queue, { key, ...step }: FileEvent): Queue => {
  const before = queue.files.find((file) => file.key === key)
  if (before === undefined || !stepsFrom[step.type].includes(before.state)) return queue
  const after = stepped(before, step, hasRoom(queue))
  return {
    ...queue,
    files: queue.files.map((file) => (file === before ? after : file)),
    announcement: announcementOf(before, after) ?? queue.announcement,
  }
}

export const openQueue = (start: {
  readonly waiting: readonly WaitingFile[]
  readonly limits: FileLimits
}): Queue => ({
  files: start.waiting.map(({ id, name, size: bytes }, key) => ({
    key,
    id,
    name,
    bytes,
    state: 'success',
    percent: 100,
  })),
  limits: start.limits,
  hasRestored: false,
  isCarrying: false,
  hasSigned: start.waiting.length > 0,
  nextKey: start.waiting.length,
})

export const changeQueue = (queue: Queue, event: QueueEvent): Queue => {
  switch (event.type) {
    case 'add':
      return announced(queue, event.files.reduce(addOne, { ...queue, files: [...queue.files] }))
    case 'restore':
      return { ...restoreUploads(queue, event.files), isCarrying: event.isCarrying === true }
    case 'sign':
      return {
        ...queue,
        hasSigned: true,
        files: queue.files.map((file) =>
          file.key === event.key && event.id !== undefined ? { ...file, id: event.id } : file,
        ),
      }
    case 'remove': {
      const file = queue.files.find(({ key }) => key === event.key)
      if (file === undefined) return queue
      const files = queue.files.filter((one) => one !== file)
      return { ...queue, files, announcement: { what: 'removed', file } }
    }
    case 'ready':
    case 'begin':
    case 'progress':
    case 'wait':
    case 'receive':
    case 'fail':
    case 'cancel':
    case 'retry':
      return stepOne(queue, event)
  }
}
