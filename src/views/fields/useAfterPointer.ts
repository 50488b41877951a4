import { useEffect, useRef } from 'react'

/**
 * Puts off an action until the pointer is up again: a sentence that appears under a press would
 * push the button away before the click is whole.
 */
export const useAfterPointer = (): ((action: () => void) => void) => {
  const waiting = useRef<(() => void)[]>([])
  const isDown = useRef(false)
  useEffect(() => {
    const uses = new AbortController()
    const options = { capture: true, signal: uses.signal }
    const release = (): void => {
      isDown.current = false
      // The click comes after the release, in the same task.
      const actions = waiting.current.splice(0)
      setTimeout(() => {
        for (const action of actions) action()
      })
    }
    addEventListener('pointerdown', () => (isDown.current = true), options)
    addEventListener('pointerup', release, options)
    addEventListener('pointercancel', release, options)
    return () => uses.abort()
  }, [])
  return (action) => {
    if (isDown.current) waiting.current.push(action)
    else action()
  }
}
