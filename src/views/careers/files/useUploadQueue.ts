import { type Ref, useCallback, useEffect, useReducer, useRef } from 'react'
import type { ApplicationFilesProps } from './applicationFilesProps.js'
import { useDropZone } from './useDropZone.js'
import { type PendingSubmit, usePendingSubmit } from './usePendingSubmit.js'
import { useOnline } from '../../fields/useOnline.js'
import { changeQueue, openQueue } from './uploadQueue.js'
import {
  carriedFiles,
  hasRoom,
  isInterrupted,
  isRefused,
  type Announcement,
  type QueuedFile,
} from './uploadState.js'
import { recallUploads, rememberUploads } from './uploadMemory.js'
import { useUploads } from './useUploads.js'

export interface UploadQueueView {
  readonly files: readonly QueuedFile[]
  readonly isFull: boolean
  readonly isOver: boolean
  readonly isOnline: boolean
  readonly isCarrying: boolean
  readonly announcement: Announcement | undefined
  readonly pending: PendingSubmit['pending']
  readonly prevents: PendingSubmit['prevents']
  readonly inputRef: Ref<HTMLInputElement>
  readonly zoneRef: Ref<HTMLDivElement>
  readonly listRef: Ref<HTMLUListElement>
  readonly choose: () => void
  readonly cancel: (key: number) => void
  readonly retry: (key: number) => void
  readonly remove: (key: number) => void
}

export const useUploadQueue = ({
  waiting,
  limits,
  addresses,
}: ApplicationFilesProps): UploadQueueView => {
  const [queue, change] = useReducer(changeQueue, { waiting, limits }, openQueue)
  const inputRef = useRef<HTMLInputElement>(null)
  const zoneRef = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const focusNext = useRef<() => void>(undefined)
  const isOnline = useOnline()
  const { files, hasRestored } = queue

  const addFiles = useCallback(
    (chosen: readonly File[]) => change({ type: 'add', files: chosen }),
    [],
  )
  /** Focuses the last button of a row, which is always present: it cancels or removes. */
  const focusRow = useCallback((position: number): void => {
    const buttons = listRef.current?.children[position]?.querySelectorAll('button')
    const target = [...(buttons ?? [])].at(-1) ?? inputRef.current
    target?.focus()
  }, [])
  const choose = useCallback(() => {
    const rows = [...(listRef.current?.children ?? [])]
    const position = rows.findIndex((row) => row.contains(document.activeElement))
    // The focused button disappears when the file is chosen again.
    if (position >= 0) focusNext.current = () => focusRow(position)
    addFiles([...(inputRef.current?.files ?? [])])
  }, [addFiles, focusRow])

  // Files may have been chosen before hydration, including files of an interrupted upload.
  useEffect(() => {
    const isSentBack = document.querySelector('[data-summary]') !== null
    const remembered = recallUploads(isSentBack)
    change({ type: 'restore', files: remembered, isCarrying: !navigator.cookieEnabled })
    choose()
  }, [choose])
  useEffect(() => {
    if (hasRestored) rememberUploads(files)
  }, [files, hasRestored])
  useEffect(() => {
    const transfer = new DataTransfer()
    for (const file of carriedFiles(files)) transfer.items.add(file)
    // Files not uploaded stay in the input, so that the form sends them.
    if (inputRef.current !== null) inputRef.current.files = transfer.files
  }, [files])
  useUploads(queue, change, { addresses, isOnline })
  const isOver = useDropZone(zoneRef, addFiles)
  const { pending, release, prevents } = usePendingSubmit(inputRef, queue, () =>
    focusRow(files.findIndex(isRefused)),
  )
  useEffect(() => {
    focusNext.current?.()
    focusNext.current = undefined
  })

  const act = (type: 'cancel' | 'retry' | 'remove', key: number): void => {
    const position = files.findIndex((file) => file.key === key)
    const isLast = position === files.length - 1
    // Moves focus from the removed button to another in the row, or to the next row.
    focusNext.current = () => focusRow(type === 'remove' && isLast ? position - 1 : position)
    if (type !== 'retry') release()
    change({ type, key })
  }

  return {
    files,
    isFull: !hasRoom(queue),
    isOver,
    isOnline,
    isCarrying: queue.isCarrying,
    announcement: queue.announcement,
    pending,
    prevents: (validate) => {
      const isPrevented = prevents(validate)
      if (!isPrevented) rememberUploads(files, true)
      return isPrevented
    },
    inputRef,
    zoneRef,
    listRef,
    choose,
    cancel: (key) => act('cancel', key),
    retry: (key) => {
      const isToChoose = files.some((file) => file.key === key && isInterrupted(file))
      if (isToChoose) inputRef.current?.click()
      else act('retry', key)
    },
    remove: (key) => act('remove', key),
  }
}
