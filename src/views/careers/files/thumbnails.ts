import { uploadDefaults } from './uploadDefaults.js'

/** Maximum canvas side in pixels; some browsers draw nothing on larger ones. */
const maxSide = 4096
const maxTries = 8
const scaleStep = 0.75

const toJpeg = (picture: ImageBitmap, scale: number): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (context !== null) {
    // Transparent areas would become black in JPEG.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  return new Promise((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', uploadDefaults.resizeQuality),
  )
}

export const shrinkPicture = async (file: File, maxBytes: number): Promise<File | undefined> => {
  // Undecodable pictures are refused like other large files.
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (picture === undefined) return undefined
  const name = file.name.replace(/\.[^.]*$/, '.jpg')
  let scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  for (let tries = 0; tries < maxTries; tries += 1, scale *= scaleStep) {
    const jpeg = await toJpeg(picture, scale)
    if (jpeg !== null && jpeg.size <= maxBytes) {
      return new File([jpeg], name, { type: 'image/jpeg', lastModified: file.lastModified })
    }
  }
  return undefined
}

export const drawThumbnail = async (canvas: HTMLCanvasElement, file: File): Promise<boolean> => {
  const isSmall = file.size <= uploadDefaults.thumbnailMaxBytes
  if (!file.type.startsWith('image/') || !isSmall) return false
  // An `<img>` would need `blob:` in the content security policy.
  const picture = await createImageBitmap(file).catch(() => undefined)
  const context = canvas.getContext('2d')
  if (picture === undefined || context === null) return false
  const side = Math.min(picture.width, picture.height)
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  picture.close()
  return true
}
