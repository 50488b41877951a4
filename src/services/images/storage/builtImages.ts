import type { RenderedImage } from '../rendering/imageRenderer.js'
import { type ImageFile, listImages, readImage } from './imageFiles.js'
import type { ImageWarning } from './imageWarning.js'

const listBuilt = async (folder: string): Promise<ReadonlyMap<string, ImageFile>> =>
  new Map((await listImages(folder)).images.map((image) => [image.key, image]))

/** Finds the pictures that the build rendered: read, and never written, dated or removed. */
export const createBuiltImages = (
  folder: string | undefined,
  warn: ImageWarning,
): ((key: string) => Promise<RenderedImage | undefined>) => {
  let built: Promise<ReadonlyMap<string, ImageFile>> | undefined
  return async (key) => {
    if (folder === undefined) return undefined
    try {
      built ??= listBuilt(folder)
      const file = (await built).get(key)
      return file === undefined ? undefined : await readImage(folder, file)
    } catch (cause) {
      // A newer build may have replaced this one: the picture is rendered like any other.
      warn(cause, 'a picture of the build cannot be read')
      return undefined
    }
  }
}
