import { type RefObject, useEffect, useRef, useState } from 'react'
import { isBusy, isRefused, type Queue } from './uploadState.js'

/** Why the form was not sent when the visitor pressed its button. */
export type PendingReason = 'waiting' | 'failed' | 'refused'

type Prevented = 'waiting' | 'refused' | undefined

const preventedBy = (queue: Queue): Prevented => {
  if (queue.files.some(isRefused)) return 'refused'
  return isBusy(queue) ? 'waiting' : undefined
}

const hasFailed = ({ files }: Queue): boolean => files.some(({ state }) => state === 'error')

const pendingReasonOf = (prevented: Prevented, queue: Queue): PendingReason | undefined => {
  if (prevented === 'refused') return queue.files.some(isRefused) ? prevented : undefined
  return prevented === 'waiting' && !isBusy(queue) && hasFailed(queue) ? 'failed' : prevented
}

/**
 * Holds the form back until its files are uploaded, then sends it. Without script it would be sent
 * at once, with the files inside.
 * @param onRefused called when a file can never be sent, and must be shown
 * @returns why the form is held back; `release` forgets that it was to be sent: whoever removes a
 * file decides anew
 */
export const usePendingSubmit = (
  input: RefObject<HTMLInputElement | null>,
  queue: Queue,
  onRefused: () => void,
): { readonly pending: PendingReason | undefined; readonly release: () => void } => {
  const [prevented, setPrevented] = useState<Prevented>()
  const latest = useRef({ queue, onRefused })
  const pending = pendingReasonOf(prevented, queue)
  const isArriving = isBusy(queue)

  useEffect(() => {
    latest.current = { queue, onRefused }
  })

  useEffect(() => {
    const form = input.current?.form
    const listening = new AbortController()
    const onSubmit = (event: SubmitEvent): void => {
      const { current } = latest
      const reason = preventedBy(current.queue)
      setPrevented(reason)
      if (reason !== undefined) event.preventDefault()
      if (reason === 'refused') current.onRefused()
    }
    form?.addEventListener('submit', onSubmit, { signal: listening.signal })
    return () => listening.abort()
  }, [input])

  useEffect(() => {
    const form = input.current?.form
    if (pending !== 'waiting') return undefined
    if (!isArriving) {
      form?.requestSubmit()
      return undefined
    }
    const button = form?.querySelector('[type="submit"]')
    button?.setAttribute('aria-busy', 'true')
    return () => button?.removeAttribute('aria-busy')
  }, [input, pending, isArriving])

  return { pending, release: () => setPrevented(undefined) }
}
