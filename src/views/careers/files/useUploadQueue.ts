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

/** The state of the field; the server renders the state before anybody has used it. */
export interface UploadQueueView {
  readonly files: readonly QueuedFile[]
  readonly isFull: boolean
  /** Files are being dragged over the drop zone. */
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

/** What the files field does in the browser; without script it is a plain field. */
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
  /** The row's last button is always there: it cancels or removes. */
  const focusRow = useCallback((position: number): void => {
    const buttons = listRef.current?.children[position]?.querySelectorAll('button')
    const target = [...(buttons ?? [])].at(-1) ?? inputRef.current
    target?.focus()
  }, [])
  const choose = useCallback(() => {
    const rows = [...(listRef.current?.children ?? [])]
    const position = rows.findIndex((row) => row.contains(document.activeElement))
    // The button that asked to choose the file again goes away.
    if (position >= 0) focusNext.current = () => focusRow(position)
    addFiles([...(inputRef.current?.files ?? [])])
  }, [addFiles, focusRow])

  // Before the input is emptied below: files may have been chosen before the script was there, the
  // same ones that an earlier page began to send.
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
    // What is not uploaded stays in the real input, so that the form itself can send it.
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
    // The button that was pressed goes away; another of the same row or the next one takes over.
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
