import { type RefObject, useEffect, useRef, useState } from 'react'
import { isBusy, isRefused, type Queue } from './uploadState.js'

/** Why the form did not leave when it was asked to. */
export type Hold = 'waiting' | 'failed' | 'refused'

type Asked = 'waiting' | 'refused' | undefined

const askedOf = (queue: Queue): Asked => {
  if (queue.files.some(isRefused)) return 'refused'
  return isBusy(queue) ? 'waiting' : undefined
}

const hasFailed = ({ files }: Queue): boolean => files.some(({ state }) => state === 'error')

const holdOf = (asked: Asked, queue: Queue): Hold | undefined => {
  if (asked === 'refused') return queue.files.some(isRefused) ? asked : undefined
  return asked === 'waiting' && !isBusy(queue) && hasFailed(queue) ? 'failed' : asked
}

/**
 * Keeps the form until its files have arrived, then sends it. Without script it would leave at once
 * with the files inside.
 * @param onRefused a file cannot go, and must be seen
 * @returns why it is kept, and how to keep it no more: whoever takes a file back decides anew
 */
export const useHeldSubmit = (
  input: RefObject<HTMLInputElement | null>,
  queue: Queue,
  onRefused: () => void,
): { readonly hold: Hold | undefined; readonly release: () => void } => {
  const [asked, setAsked] = useState<Asked>()
  const latest = useRef({ queue, onRefused })
  const hold = holdOf(asked, queue)
  const isArriving = isBusy(queue)

  useEffect(() => {
    latest.current = { queue, onRefused }
  })

  useEffect(() => {
    const form = input.current?.form
    const uses = new AbortController()
    const keep = (event: SubmitEvent): void => {
      const { current } = latest
      const why = askedOf(current.queue)
      setAsked(why)
      if (why !== undefined) event.preventDefault()
      if (why === 'refused') current.onRefused()
    }
    form?.addEventListener('submit', keep, { signal: uses.signal })
    return () => uses.abort()
  }, [input])

  useEffect(() => {
    const form = input.current?.form
    if (hold !== 'waiting') return undefined
    if (!isArriving) {
      form?.requestSubmit()
      return undefined
    }
    const button = form?.querySelector('[type="submit"]')
    button?.setAttribute('aria-busy', 'true')
    return () => button?.removeAttribute('aria-busy')
  }, [input, hold, isArriving])

  return { hold, release: () => setAsked(undefined) }
}
