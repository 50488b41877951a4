import { type RefObject, useEffect, useState } from 'react'

const hasFiles = (data: DataTransfer | null): data is DataTransfer =>
  data?.types.includes('Files') === true

/** Where pasting has a meaning of its own: a text copied with its picture stays a text. */
const typing = 'textarea, select, input:not([type="file"])'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null

/**
 * Takes the files that are dropped on a place, or pasted anywhere but in a text.
 * @returns whether files hang over the place
 */
export const useDropPlace = (
  place: RefObject<HTMLElement | null>,
  take: (files: readonly File[]) => void,
): boolean => {
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    const uses = new AbortController()
    const options = { signal: uses.signal }
    const isInside = ({ target }: Event): boolean =>
      target instanceof Node && place.current?.contains(target) === true

    // A file that misses the place would open instead of the page, and what was typed be lost.
    const hover = (event: DragEvent): void => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      const inside = isInside(event)
      event.dataTransfer.dropEffect = inside ? 'copy' : 'none'
      setOver(inside)
    }
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(false)
      if (isInside(event)) take([...event.dataTransfer.files])
    }
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || isTyping(event.target)) return
      event.preventDefault()
      take(files)
    }

    document.addEventListener('dragover', hover, options)
    document.addEventListener('dragleave', () => setOver(false), options)
    document.addEventListener('drop', drop, options)
    document.addEventListener('paste', paste, options)
    return () => uses.abort()
  }, [place, take])

  return isOver
}
