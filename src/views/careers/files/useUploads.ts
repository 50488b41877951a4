import { type Dispatch, useEffect, useRef } from 'react'
import { sleep } from '../../../shared/time/timeout.js'
import { shortestWaitMs } from '../../browser/page/shortestWait.js'
import type { UploadAddresses } from './applicationFilesProps.js'
import { shrinkPicture } from './thumbnails.js'
import type { Outcome } from './uploadAnswers.js'
import type { QueueEvent } from './uploadQueue.js'
import { filesToStart, type Queue, type QueuedFile } from './uploadState.js'
import { sendFile } from './uploadSending.js'

type Change = Dispatch<QueueEvent>

type End = Promise<QueueEvent | undefined>

interface Work {
  readonly file: QueuedFile
  readonly content: File
  readonly signal: AbortSignal
}

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

const prepare = async ({ file: { key }, content, signal }: Work, maxBytes: number): End => {
  const [ready] = await Promise.all([
    content.size <= maxBytes ? content : shrinkPicture(content, maxBytes),
    sleep(shortestWaitMs, signal),
  ])
  return ready === undefined
    ? { type: 'fail', key, error: 'tooBig' }
    : { type: 'ready', key, content: ready }
}

/** Starts at once; the row has a minimum display time, so that fast uploads are visible. */
const upload = async (
  { file: { key, id }, content, signal }: Work,
  change: Change,
  addresses: UploadAddresses,
): End => {
  let percent = 0
  let isShown = false
  const show = async (): Promise<void> => {
    await sleep(shortestWaitMs, signal)
    if (signal.aborted) return
    isShown = true
    change({ type: 'begin', key, percent })
    await sleep(shortestWaitMs, signal)
  }
  const sending = sendFile(content, {
    addresses,
    id,
    signal,
    onSigned: (signed) => change({ type: 'sign', key, id: signed }),
    onProgress: (now) => {
      percent = now
      if (isShown) change({ type: 'progress', key, percent })
    },
  })
  const [outcome] = await Promise.all([sending, show()])
  if (outcome.kind === 'failed' && outcome.isUnsigned === true) {
    reportError(new Error('Network error: an upload could not be signed.'))
  }
  return eventOf(key, outcome)
}

export const useUploads = (
  queue: Queue,
  change: Change,
  { addresses, isOnline }: { readonly addresses: UploadAddresses; readonly isOnline: boolean },
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

    const run = (file: QueuedFile, work: (of: Work) => End): void => {
      const { key, content } = file
      if (content === undefined || current.has(key)) return
      const controller = new AbortController()
      current.set(key, controller)
      const end = (event: QueueEvent | undefined): void => {
        // The upload was aborted meanwhile, and perhaps restarted.
        if (current.get(key) !== controller) return
        current.delete(key)
        if (event !== undefined) change(event)
      }
      work({ file, content, signal: controller.signal }).then(end).catch(reportError)
    }

    for (const file of files.filter(({ state }) => state === 'added')) {
      run(file, (work) => prepare(work, limits.maxBytes))
    }
    if (!isOnline) return
    for (const file of filesToStart(queue)) {
      run(file, (work) => upload(work, change, addresses))
    }
  }, [queue, change, addresses, isOnline])

  useEffect(() => {
    const { current } = running
    return () => {
      for (const controller of current.values()) controller.abort()
    }
  }, [])
}
