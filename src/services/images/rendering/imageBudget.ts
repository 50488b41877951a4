import type { ImageFacts } from './imageFacts.js'
import { ImageError } from '../imageError.js'
import { mostSourcePixels } from '../imageLimits.js'
import { type Shape, type Shapes, shapesOf } from './imageShape.js'
import type { Modifiers, OutputFormat } from '../addresses/modifierTable.js'

/** No result is wider or higher than this. */
const longestSide = 3840

/*
 * What a million pixels cost, in milliseconds of one core of an ordinary server (measured with
 * sharp 0.35 in November 2026). What matters is their proportions: sharp cannot be stopped in the
 * middle of an encoder, so a picture that would take too long is refused before it begins.
 */
const readCost = 30
const resizeCost = 40
const trimCost = 110
const smartCropCost = 20
const turnCost = 15

/** Milliseconds for a picture larger than its original: only a visitor asks for one. */
const growthBudget = 1000
/** Milliseconds for a picture no larger than its original, which is one of our own files. */
const ownSizeBudget = 2600

const writeCost = (format: OutputFormat, quality: number | undefined): number => {
  switch (format) {
    case 'jpeg':
      return 25
    case 'png':
      return quality === undefined ? 50 : 165
    case 'webp':
      return 105
    case 'avif':
      return quality === undefined || quality <= 70 ? 260 : quality <= 90 ? 370 : 760
    case 'gif':
      return 640
    case 'tiff':
      return 5
  }
}

const medianCost = (size: number): number => (size <= 3 ? 160 : 430)

/** Effects on every pixel of the result. */
const effectsCost = (asked: Modifiers): number =>
  (asked.median === undefined ? 0 : medianCost(asked.median)) +
  (asked.blur === undefined ? 0 : 5 + asked.blur) +
  (asked.sharpen === undefined ? 0 : 60 + 13 * (asked.sharpen[0] ?? 1)) +
  (asked.modulate === undefined ? 0 : 75) +
  (asked.normalize === undefined ? 0 : 75) +
  (asked.tint === undefined ? 0 : 15) +
  (asked.gamma === undefined ? 0 : 10) +
  (asked.threshold === undefined ? 0 : 15)

const millions = ({ width, height }: Shape): number => (width * height) / 1_000_000

/** Animated pictures are read frame by frame: GIF always, the others when asked. */
export const isAnimated = (asked: Modifiers, format: OutputFormat, facts: ImageFacts): boolean =>
  facts.frames > 1 && (asked.animated === true || format === 'gif')

const cropsByContent = ({ resize, position = 0 }: Modifiers): boolean =>
  resize !== undefined && position >= 16

/** What sharp cannot do to an animated picture. */
const needsOneFrame = (asked: Modifiers): boolean =>
  (asked.rotate ?? 0) % 180 !== 0 || asked.trim !== undefined || cropsByContent(asked)

const checkExtract = ({ extract, trim }: Modifiers, read: Shape): void => {
  if (extract === undefined || trim !== undefined) return
  const [left = 0, top = 0, width = 0, height = 0] = extract
  if (left + width > read.width || top + height > read.height) {
    throw new ImageError('outside-picture', { modifier: 'extract' })
  }
}

/** The window of `median` has to fit into the picture. */
const checkMedian = ({ median = 1 }: Modifiers, written: Shape): void => {
  if (median > Math.min(written.width, written.height)) {
    throw new ImageError('bad-value', { modifier: 'median' })
  }
}

const checkRoom = ({ read, sized, written }: Shapes, frames: number, stacked: number): void => {
  // Rotating and flipping hold the whole picture in memory.
  const held = Math.max(millions(read), millions(sized)) * frames
  if (
    held > mostSourcePixels / 1_000_000 ||
    written.width > longestSide ||
    written.height * stacked > longestSide
  ) {
    throw new ImageError('too-large')
  }
}

/** What one frame costs, in milliseconds. */
const costOf = (
  asked: Modifiers,
  format: OutputFormat,
  facts: ImageFacts,
  { read, sized, written }: Shapes,
): number =>
  millions(facts) * readCost +
  (asked.rotate === undefined ? 0 : Math.max(millions(read), millions(written)) * turnCost) +
  (asked.trim === undefined ? 0 : millions(read) * trimCost) +
  // A crop at a position resizes what it keeps, a crop by content resizes everything.
  (cropsByContent(asked)
    ? millions(sized) * (resizeCost + smartCropCost)
    : millions(written) * resizeCost) +
  millions(written) * (effectsCost(asked) * (facts.deep ? 4 : 1) + writeCost(format, asked.quality))

/**
 * Decides whether a picture may be rendered, from its memory and its time, both computed before a
 * pixel is decoded.
 * @throws ImageError when the visitor asks for too much
 */
export const checkBudget = (asked: Modifiers, format: OutputFormat, facts: ImageFacts): void => {
  const frames = isAnimated(asked, format, facts) ? facts.frames : 1
  if (millions(facts) * frames > mostSourcePixels / 1_000_000) throw new ImageError('too-large')
  if (frames > 1 && needsOneFrame(asked)) throw new ImageError('one-frame')
  const shapes = shapesOf(asked, facts)
  checkExtract(asked, shapes.read)
  checkMedian(asked, shapes.written)
  // A format without animation has the frames one below the other.
  checkRoom(shapes, frames, format === 'gif' || format === 'webp' ? 1 : frames)
  const grows = millions(shapes.written) > millions(facts) * 1.1
  const budget = grows ? growthBudget : ownSizeBudget
  if (costOf(asked, format, facts, shapes) * frames > budget) throw new ImageError('too-much-work')
}
