import { type RefObject, useEffect, useState } from 'react'
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

export interface PendingSubmit {
  /** Why the form is held back. */
  readonly pending: PendingReason | undefined
  /** Forgets that the form was to be sent: whoever removes a file decides anew. */
  readonly release: () => void
  /**
   * Called when the form is submitted; whether it must not leave now.
   * @param validate checks the other fields and shows what is wrong
   */
  readonly prevents: (validate: () => boolean) => boolean
}

/**
 * Holds the form back until its files are uploaded, then sends it. Without script it would be sent
 * at once, with the files inside.
 * @param onRefused called when a file can never be sent, and must be shown
 */
export const usePendingSubmit = (
  input: RefObject<HTMLInputElement | null>,
  queue: Queue,
  onRefused: () => void,
): PendingSubmit => {
  const [prevented, setPrevented] = useState<Prevented>()
  const pending = pendingReasonOf(prevented, queue)
  const isArriving = isBusy(queue)

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

  return {
    pending,
    release: () => setPrevented(undefined),
    prevents: (validate) => {
      const reason = preventedBy(queue)
      // First what can never be sent, then the other fields: waiting for uploads comes last.
      const isValid = reason === 'refused' || validate()
      setPrevented(isValid ? reason : undefined)
      if (reason === 'refused') onRefused()
      return !isValid || reason !== undefined
    },
  }
}
