import { resizeTarget } from './imageEffects.js'
import type { ImageFacts } from './imageFacts.js'
import type { Modifiers } from '../addresses/modifierTable.js'

export interface Shape {
  readonly width: number
  readonly height: number
}

/** The size of one frame at each step, computed from the modifiers; never smaller than it will be. */
export interface Shapes {
  /** Decoded, and rotated when sharp does that first. */
  readonly read: Shape
  /** After resizing, before the edges are cropped or filled. */
  readonly sized: Shape
  /** The result, on which colour effects and the encoder work. */
  readonly written: Shape
}

/** The size given to sharp's `resize`; -1 for the side that follows from the proportions. */
interface Target extends Shape {
  readonly enlarging: boolean
}

const targetOf = (asked: Modifiers, facts: ImageFacts): Target | undefined => {
  const { width, height, resize, enlarge = false } = asked
  if (width !== undefined) return { width, height: -1, enlarging: enlarge }
  if (resize !== undefined) {
    // Given with `height`, `resize` does not enlarge: sharp keeps the option from that call.
    const enlarging = enlarge || height === undefined
    return { ...resizeTarget(resize, asked, facts), enlarging }
  }
  if (height !== undefined) return { width: -1, height, enlarging: enlarge }
  return undefined
}

/** The rectangle around a rotated one. */
const rotateShape = (shape: Shape, degrees: number): Shape => {
  const quarters = degrees / 90
  if (Number.isInteger(quarters)) {
    return quarters % 2 === 0 ? shape : { width: shape.height, height: shape.width }
  }
  const cos = Math.abs(Math.cos((degrees * Math.PI) / 180))
  const sin = Math.abs(Math.sin((degrees * Math.PI) / 180))
  return {
    width: Math.ceil(shape.width * cos + shape.height * sin),
    height: Math.ceil(shape.width * sin + shape.height * cos),
  }
}

const cut = (shape: Shape, [, , width = 0, height = 0]: readonly number[]): Shape => ({
  width: Math.min(shape.width, width),
  height: Math.min(shape.height, height),
})

/** By how much each side is divided, as libvips computes it. */
const shrinkOf = (from: Shape, to: Target, fit: Modifiers['fit']): Shape => {
  const wide = from.width / to.width
  const high = from.height / to.height
  if (to.height < 0) return { width: wide, height: fit === 'fill' ? 1 : wide }
  if (to.width < 0) return { width: fit === 'fill' ? 1 : high, height: high }
  if (fit === 'fill') return { width: wide, height: high }
  const both = fit === 'contain' || fit === 'inside' ? Math.max(wide, high) : Math.min(wide, high)
  return { width: both, height: both }
}

const sizeTo = (from: Shape, to: Target, fit: Modifiers['fit']): Shape => {
  const shrink = shrinkOf(from, to, fit)
  const least = to.enlarging ? 0 : 1
  return {
    width: Math.max(1, Math.round(from.width / Math.max(least, shrink.width))),
    height: Math.max(1, Math.round(from.height / Math.max(least, shrink.height))),
  }
}

/** Crops what `cover` leaves over, or fills what `contain` leaves empty. */
const cropOrFill = (sized: Shape, to: Target, fit: Modifiers['fit']): Shape => {
  if (to.width < 0 || to.height < 0 || fit === 'inside' || fit === 'outside') return sized
  const edge = fit === 'contain' ? Math.max : Math.min
  return { width: edge(sized.width, to.width), height: edge(sized.height, to.height) }
}

const grow = (shape: Shape, [top = 0, right = 0, bottom = 0, left = 0]: readonly number[]) => ({
  width: shape.width + left + right,
  height: shape.height + top + bottom,
})

/** Whether sharp rotates the picture before it resizes or trims it. */
const rotatesFirst = ({ rotate = 0, width, resize, trim }: Modifiers): boolean =>
  rotate % 360 !== 0 &&
  (width !== undefined || trim !== undefined || (resize !== undefined && !resize.beforeRotate))

/** The sizes of a picture at each step of its rendering. */
export const shapesOf = (asked: Modifiers, facts: ImageFacts): Shapes => {
  const { rotate = 0, extract, extend = [], fit } = asked
  const first = rotatesFirst(asked)
  const rotated = first ? rotateShape(facts, rotate) : facts
  const read = extract === undefined ? rotated : cut(rotated, extract)
  const to = targetOf(asked, facts)
  const sized = to === undefined ? read : sizeTo(read, to, fit)
  const filled = to === undefined ? sized : cropOrFill(sized, to, fit)
  return {
    read: { width: rotated.width, height: rotated.height },
    sized,
    written: grow(first ? filled : rotateShape(filled, rotate), extend),
  }
}
