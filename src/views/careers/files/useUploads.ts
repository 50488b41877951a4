import { type Dispatch, useEffect, useRef } from 'react'
import { shrinkPicture } from './thumbnails.js'
import type { QueueEvent } from './uploadQueue.js'
import { filesToStart, type Queue, type QueuedFile } from './uploadState.js'
import { type Outcome, sendFile } from './uploadSending.js'

type Change = Dispatch<QueueEvent>

/** How the work on one file ends; nothing when it was stopped. */
type End = Promise<QueueEvent | undefined>

const eventOf = (key: number, outcome: Outcome): QueueEvent | undefined => {
  switch (outcome.kind) {
    case 'received':
      return { type: 'receive', key, id: outcome.id }
    case 'failed':
      return { type: 'fail', key, error: outcome.error, statusCode: outcome.statusCode }
    case 'offline':
      return { type: 'wait', key }
    case 'stopped':
      return undefined
  }
}

/** A picture over the limit is made smaller first. */
const prepare = async (key: number, content: File, maxBytes: number): End => {
  const ready = content.size <= maxBytes ? content : await shrinkPicture(content, maxBytes)
  return ready === undefined
    ? { type: 'fail', key, error: 'tooBig' }
    : { type: 'ready', key, content: ready }
}

const upload = async (
  change: Change,
  key: number,
  content: File,
  asked: { readonly sign: string; readonly signal: AbortSignal },
): End => {
  change({ type: 'begin', key })
  const outcome = await sendFile(content, {
    ...asked,
    onSigned: () => change({ type: 'sign' }),
    onProgress: (percent) => change({ type: 'progress', key, percent }),
  })
  if (outcome.kind === 'failed' && outcome.isUnsigned === true) {
    reportError(new Error('Network error: an upload could not be signed.'))
  }
  return eventOf(key, outcome)
}

/**
 * Does the work of the queue: prepares files that were added, uploads those whose turn it is, and
 * aborts what was canceled or removed, or everything when the page is left.
 */
export const useUploads = (
  queue: Queue,
  change: Change,
  { sign, isOnline }: { readonly sign: string; readonly isOnline: boolean },
): void => {
  const running = useRef(new Map<number, AbortController>())

  useEffect(() => {
    const { files, limits } = queue
    const { current } = running
    for (const [key, controller] of current) {
      const file = files.find((one) => one.key === key)
      if (file !== undefined && file.state !== 'canceled') continue
      controller.abort()
      current.delete(key)
    }

    const run = (
      { key, content }: QueuedFile,
      work: (content: File, signal: AbortSignal) => End,
    ): void => {
      if (content === undefined || current.has(key)) return
      const controller = new AbortController()
      current.set(key, controller)
      const end = (event: QueueEvent | undefined): void => {
        // Stopped meanwhile, and perhaps begun anew.
        if (current.get(key) !== controller) return
        current.delete(key)
        if (event !== undefined) change(event)
      }
      work(content, controller.signal).then(end).catch(reportError)
    }

    for (const file of files.filter(({ state }) => state === 'added')) {
      run(file, (content) => prepare(file.key, content, limits.maxBytes))
    }
    if (!isOnline) return
    for (const file of filesToStart(queue)) {
      run(file, (content, signal) => upload(change, file.key, content, { sign, signal }))
    }
  }, [queue, change, sign, isOnline])

  useEffect(() => {
    const { current } = running
    return () => {
      for (const controller of current.values()) controller.abort()
    }
  }, [])
}
