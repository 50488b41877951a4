import { type ReactNode, useEffect, useRef, useState } from 'react'
import { drawThumbnail } from './thumbnails.js'
import { uploadDefaults } from './uploadDefaults.js'

interface Props {
  readonly file: File
  /** In its place when there is no picture to show. */
  readonly children: ReactNode
}

/** A picture as a small sign of itself: its name stands beside it. */
export default function ApplicationFileThumbnail({ file, children }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (canvas.current !== null) drawThumbnail(canvas.current, file).then(setDrawn, reportError)
  }, [file])
  return (
    <>
      {!isDrawn && children}
      <canvas
        className="file__thumbnail"
        width={uploadDefaults.thumbnailSide}
        height={uploadDefaults.thumbnailSide}
        hidden={!isDrawn}
        aria-hidden="true"
        ref={canvas}
      />
    </>
  )
}
