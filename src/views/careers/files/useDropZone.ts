import { type RefObject, useEffect, useState } from 'react'

const hasFiles = (data: DataTransfer | null): data is DataTransfer =>
  data?.types.includes('Files') === true

/** Fields that accept pasted text: clipboards that contain text and its picture are pasted as text. */
const textFields = 'textarea, select, input:not([type="file"])'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(textFields) !== null

export const useDropZone = (
  zone: RefObject<HTMLElement | null>,
  addFiles: (files: readonly File[]) => void,
): boolean => {
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal }
    const isInside = ({ target }: Event): boolean =>
      target instanceof Node && zone.current?.contains(target) === true

    // Also handled outside the drop zone, where a dropped file would replace the page.
    const onDragOver = (event: DragEvent): void => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      const inside = isInside(event)
      event.dataTransfer.dropEffect = inside ? 'copy' : 'none'
      setOver(inside)
    }
    const onDrop = (event: DragEvent): void => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(false)
      if (isInside(event)) addFiles([...event.dataTransfer.files])
    }
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || isTyping(event.target)) return
      event.preventDefault()
      addFiles(files)
    }

    document.addEventListener('dragover', onDragOver, options)
    document.addEventListener('dragleave', () => setOver(false), options)
    document.addEventListener('drop', onDrop, options)
    document.addEventListener('paste', onPaste, options)
    return () => listening.abort()
  }, [zone, addFiles])

  return isOver
}
