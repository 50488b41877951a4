import sharp from 'sharp'

export const placeholder = { resize: { width: 10, height: 10 }, quality: 50 } as const

/** Positions of the colours in the picture, by the custom property that the style sheets read. */
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

/** Returns the mean red, green and blue of a patch, each from 0 to 255. */
const meanOf = (pixels: Buffer, { left, top }: (typeof points)[Point]): readonly number[] =>
  [0, 1, 2].map((channel) => {
    let sum = 0
    for (let y = top; y < top + patch; y += 1) {
      for (let x = left; x < left + patch; x += 1) sum += pixels[(y * side + x) * 3 + channel] ?? 0
    }
    return Math.round(sum / patch ** 2)
  })

/** Returns five colours of a placeholder, a picture of ten pixels a side. */
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
