import { useEffect, useRef } from 'react'
import { createAfterPointer } from './afterPointer.js'

/** Runs an action once the pointer is up, at once when it is not down. */
export const useAfterPointer = (): ((action: () => void) => void) => {
  const afterPointer = useRef<ReturnType<typeof createAfterPointer>>(undefined)
  useEffect(() => {
    const created = createAfterPointer()
    afterPointer.current = created
    return created.end
  }, [])
  return (action) => afterPointer.current?.run(action)
}
