import { type RefObject, useEffect, useState } from 'react'
import { isBusy, isRefused, type Queue } from './uploadState.js'

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
  readonly pending: PendingReason | undefined
  readonly release: () => void
  readonly prevents: (validate: () => boolean) => boolean
}

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
      // Reports permanent failures first, then other fields, then pending uploads.
      const isValid = reason === 'refused' || validate()
      setPrevented(isValid ? reason : undefined)
      if (reason === 'refused') onRefused()
      return !isValid || reason !== undefined
    },
  }
}
