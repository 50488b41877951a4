import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PictureSource } from '../../src/services/content/schemas/picture.ts'
import { pictureLimits } from '../../src/config/limits.ts'
import type { PrintedError } from '../../src/services/content/checks/wordTypes.ts'

const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`

const problemsOf = async (
  file: string,
  picture: PictureSource,
): Promise<readonly (readonly [part: string, error: string])[]> => {
  const bytes = statSync(file, { throwIfNoEntry: false })?.size
  const named = `public/images/${picture.file}`
  if (bytes === undefined) return [['file', `names ${named}, which does not exist`]]
  if (bytes > pictureLimits.bytes) {
    const most = megabytes(pictureLimits.bytes)
    return [['file', `names ${named} of ${megabytes(bytes)}: at most ${most}, make it smaller`]]
  }
  const { autoOrient } = await sharp(file, { limitInputPixels: false }).metadata()
  const { width, height } = autoOrient
  if (width * height > pictureLimits.pixels) {
    const most = `${pictureLimits.pixels / 1_000_000} million pixels`
    return [['file', `names ${named} of ${width} × ${height}: at most ${most}, make it smaller`]]
  }
  const found = { width, height }
  return (['width', 'height'] as const)
    .filter((side) => picture[side] !== found[side])
    .map((side) => [side, `is ${picture[side]}, but ${named} has ${found[side]}`] as const)
}

export const pictureErrors = async (
  folder: string,
  pictures: Readonly<Record<string, PictureSource>>,
): Promise<readonly PrintedError[]> => {
  const errors = await Promise.all(
    Object.entries(pictures).map(async ([name, picture]) => {
      const file = join(folder, 'public/images', picture.file)
      const problems = await problemsOf(file, picture).catch(
        () => [['file', `names public/images/${picture.file}, which is not a picture`]] as const,
      )
      return problems.map(([part, error]) => ({
        file: `src/content/pictures/${name}.json`,
        key: part,
        error,
      }))
    }),
  )
  return errors.flat()
}
