import sharp from 'sharp'

/** The modifiers of a placeholder: the few pixels that tell what stands there before the picture. */
export const placeholder = { resize: { width: 10, height: 10 }, quality: 50 } as const

/** Where a placeholder takes its colours: the corners and the middle, as the style sheets say it. */
export const points = {
  '--start': { left: 0, top: 0 },
  '--end': { left: 6, top: 0 },
  '--low-start': { left: 0, top: 6 },
  '--low-end': { left: 6, top: 6 },
  '--middle': { left: 3, top: 3 },
} as const
export type Point = keyof typeof points

const side = placeholder.resize.width
const patch = 4

/** The mean of a patch of pixels, red, green and blue from 0 to 255. */
const meanOf = (pixels: Buffer, { left, top }: (typeof points)[Point]): readonly number[] =>
  [0, 1, 2].map((channel) => {
    let sum = 0
    for (let y = top; y < top + patch; y += 1) {
      for (let x = left; x < left + patch; x += 1) sum += pixels[(y * side + x) * 3 + channel] ?? 0
    }
    return Math.round(sum / patch ** 2)
  })

/**
 * What is left of a picture of ten pixels a side once it is put in words: five colours.
 * @param picture the file that the image route answers for a placeholder
 */
export const placeholderColours = async (
  picture: Buffer,
): Promise<Readonly<Record<Point, readonly number[]>>> => {
  const pixels = await sharp(picture).toColourspace('srgb').removeAlpha().raw().toBuffer()
  return {
    '--start': meanOf(pixels, points['--start']),
    '--end': meanOf(pixels, points['--end']),
    '--low-start': meanOf(pixels, points['--low-start']),
    '--low-end': meanOf(pixels, points['--low-end']),
    '--middle': meanOf(pixels, points['--middle']),
  }
}
