import { type ReactNode, useEffect, useRef, useState } from 'react'
import { drawThumbnail } from './thumbnails.js'
import { uploadDefaults } from './uploadDefaults.js'

interface Props {
  readonly file: File | undefined
  readonly children: ReactNode
}

export default function ApplicationFileThumbnail({ file, children }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (canvas.current === null || file === undefined) return
    drawThumbnail(canvas.current, file).then(setDrawn, reportError)
  }, [file])
  const isShown = isDrawn && file !== undefined
  return (
    <span className={isShown ? 'file__icon file__icon--drawn' : 'file__icon'}>
      {!isShown && children}
      {file !== undefined && (
        <canvas
          className="file__thumbnail"
          width={uploadDefaults.thumbnailSide}
          height={uploadDefaults.thumbnailSide}
          hidden={!isDrawn}
          aria-hidden="true"
          ref={canvas}
        />
      )}
    </span>
  )
}
