import { useEffect, useRef } from 'react'
import { createAfterPointer } from './afterPointer.js'

export const useAfterPointer = (): ((action: () => void) => void) => {
  const afterPointer = useRef<ReturnType<typeof createAfterPointer>>(undefined)
  useEffect(() => {
    const created = createAfterPointer()
    afterPointer.current = created
    return created.end
  }, [])
  return (action) => afterPointer.current?.run(action)
}
