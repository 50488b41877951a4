import { type Ref, useCallback, useEffect, useReducer, useRef } from 'react'
import type { ApplicationFilesProps } from './applicationFilesProps.js'
import { useDropPlace } from './dropZone.js'
import { type Hold, useHeldSubmit } from './pendingSubmit.js'
import { useOnline } from '../../fields/useOnline.js'
import { changeQueue, openQueue } from './uploadQueue.js'
import { carriedFiles, hasRoom, isRefused, type News, type QueuedFile } from './uploadState.js'
import { useUploads } from './uploads.js'

/** How the field stands; what the server renders is the state of one that nobody has used. */
export interface ApplicationFilesView {
  readonly files: readonly QueuedFile[]
  readonly isFull: boolean
  readonly isOver: boolean
  readonly isOnline: boolean
  readonly news: News | undefined
  readonly hold: Hold | undefined
  readonly inputRef: Ref<HTMLInputElement>
  readonly placeRef: Ref<HTMLDivElement>
  readonly listRef: Ref<HTMLUListElement>
  readonly choose: () => void
  readonly cancel: (key: number) => void
  readonly retry: (key: number) => void
  readonly remove: (key: number) => void
}

/** What the files field does in the browser; without script it is a plain field. */
export const useApplicationFiles = ({
  waiting,
  limits,
  sign,
}: ApplicationFilesProps): ApplicationFilesView => {
  const [queue, change] = useReducer(changeQueue, { waiting, limits }, openQueue)
  const inputRef = useRef<HTMLInputElement>(null)
  const placeRef = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const focusNext = useRef<() => void>(undefined)
  const isOnline = useOnline()
  const { files } = queue

  const take = useCallback((chosen: readonly File[]) => change({ type: 'add', files: chosen }), [])
  const choose = useCallback(() => take([...(inputRef.current?.files ?? [])]), [take])

  /** The row's last button is always there: it cancels or removes. */
  const focusRow = (position: number): void => {
    const buttons = listRef.current?.children[position]?.querySelectorAll('button')
    const target = [...(buttons ?? [])].at(-1) ?? inputRef.current
    target?.focus()
  }

  // Before the field is emptied below: somebody may have chosen before the script came.
  useEffect(choose, [choose])
  useEffect(() => {
    const transfer = new DataTransfer()
    for (const file of carriedFiles(files)) transfer.items.add(file)
    // What has not arrived stays in the real field: the form brings it if this script does not.
    if (inputRef.current !== null) inputRef.current.files = transfer.files
  }, [files])
  useUploads(queue, change, { sign, isOnline })
  const isOver = useDropPlace(placeRef, take)
  const { hold, release } = useHeldSubmit(inputRef, queue, () =>
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
    news: queue.news,
    hold,
    inputRef,
    placeRef,
    listRef,
    choose,
    cancel: (key) => act('cancel', key),
    retry: (key) => act('retry', key),
    remove: (key) => act('remove', key),
  }
}
