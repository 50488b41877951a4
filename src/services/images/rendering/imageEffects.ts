import type { Sharp } from 'sharp'
import type { ImageFacts } from './imageFacts.js'
import { ImageError } from '../imageError.js'
import type {
  ModifierName,
  Modifiers,
  ModifierValues,
  OutputFormat,
  Size,
} from '../addresses/modifierTable.js'

/*
 * What each modifier does to a picture. The calls and their order are ipx's: sharp gives another
 * picture when it is turned before or after it is sized.
 */

type Effect<Value> = (pipe: Sharp, value: Value, asked: Modifiers, facts: ImageFacts) => Sharp

/** Read by other effects, by the reader of the file or by the writer of the result. */
const noEffect: Effect<unknown> = (pipe) => pipe

/**
 * The size that `resize` leads to: without `enlarge`, no side longer than the picture's own, in
 * the proportions asked for.
 */
export const resizeTarget = (
  { width, height }: Size,
  { enlarge }: Modifiers,
  source: Pick<ImageFacts, 'width' | 'height'>,
): { readonly width: number; readonly height: number } => {
  if (enlarge) return { width, height }
  const ratio = width / height
  const wide =
    width > source.width
      ? { width: source.width, height: Math.round(source.width / ratio) }
      : { width, height }
  const fitting =
    wide.height > source.height
      ? { width: Math.round(source.height * ratio), height: source.height }
      : wide
  // So thin that nothing is left of the other side.
  if (fitting.width < 1 || fitting.height < 1) {
    throw new ImageError('bad-value', { modifier: 'resize' })
  }
  return fitting
}

const resize: Effect<Size> = (pipe, value, asked, facts) => {
  const { width, height } = resizeTarget(value, asked, facts)
  const { fit, position, background, kernel } = asked
  return pipe.resize(width, height, { fit, position, background, kernel })
}

const sharpen: Effect<readonly number[]> = (pipe, [sigma, flat, jagged]) =>
  sigma === undefined ? pipe.sharpen() : pipe.sharpen({ sigma, m1: flat, m2: jagged })

const modulate: Effect<readonly number[]> = (pipe, [brightness = 1, saturation = 1, hue = 0]) =>
  pipe.modulate({ brightness, saturation, hue: Math.round(hue) })

const effects: { readonly [Name in ModifierName]: Effect<ModifierValues[Name]> } = {
  format: noEffect,
  quality: noEffect,
  fit: noEffect,
  position: noEffect,
  background: noEffect,
  kernel: noEffect,
  enlarge: noEffect,
  animated: noEffect,
  extract: (pipe, [left = 0, top = 0, width = 1, height = 1]) =>
    pipe.extract({ left, top, width, height }),
  height: (pipe, height, { enlarge }) =>
    pipe.resize(undefined, height, { withoutEnlargement: !enlarge }),
  resize,
  rotate: (pipe, angle, { background }) => pipe.rotate(angle, { background }),
  trim: (pipe, threshold) => pipe.trim({ threshold }),
  width: (pipe, width, { enlarge }) =>
    pipe.resize(width, undefined, { withoutEnlargement: !enlarge }),
  extend: (pipe, [top = 0, right = 0, bottom = 0, left = 0], { background }) =>
    pipe.extend({ top, right, bottom, left, background }),
  flip: (pipe) => pipe.flip(),
  flop: (pipe) => pipe.flop(),
  sharpen,
  median: (pipe, size) => pipe.median(size),
  blur: (pipe, sigma) => pipe.blur(sigma),
  flatten: (pipe, _value, { background }) => pipe.flatten({ background }),
  gamma: (pipe, [way, wayBack]) => pipe.gamma(way, wayBack),
  negate: (pipe) => pipe.negate(),
  normalize: (pipe) => pipe.normalize(),
  threshold: (pipe, level) => pipe.threshold(level),
  modulate,
  tint: (pipe, tint) => pipe.tint(tint),
  grayscale: (pipe) => pipe.grayscale(),
}

/** The calls whose order changes the result, in the order of ipx's letters. */
const shaping = ['extract', 'height', 'rotate', 'resize', 'trim', 'width'] as const
const shapingFromResize = ['extract', 'height', 'resize', 'rotate', 'trim', 'width'] as const

const isName = (name: string): name is ModifierName => Object.hasOwn(effects, name)
/** sharp keeps an order of its own among all others. */
const others = Object.keys(effects)
  .filter(isName)
  .filter((name) => !shaping.some((shape) => shape === name))

const applyOne = <Name extends ModifierName>(
  pipe: Sharp,
  name: Name,
  value: ModifierValues[Name],
  asked: Modifiers,
  facts: ImageFacts,
): Sharp => {
  const effect: Effect<ModifierValues[Name]> = effects[name]
  return effect(pipe, value, asked, facts)
}

/** Adds every effect asked for to a pipe of sharp's. */
export const applyEffects = (pipe: Sharp, asked: Modifiers, facts: ImageFacts): Sharp => {
  const shapes = asked.resize?.beforeRotate ? shapingFromResize : shaping
  return [...shapes, ...others].reduce((changed, name) => {
    const value = asked[name]
    return value === undefined ? changed : applyOne(changed, name, value, asked, facts)
  }, pipe)
}

/**
 * Writes the result in a format, with ipx's settings.
 * @param avifEffort how long AVIF may search for a smaller file: 2 to answer a visitor, 4 to build
 */
export const applyFormat = (
  pipe: Sharp,
  format: OutputFormat,
  { quality }: Modifiers,
  avifEffort: number,
): Sharp => {
  switch (format) {
    case 'jpeg':
      return pipe.jpeg({ quality, progressive: true })
    case 'png':
      // A quality makes sharp write a palette: none is given when none is asked.
      return quality === undefined ? pipe.png() : pipe.png({ quality })
    case 'webp':
      return pipe.webp({ quality })
    case 'avif':
      return pipe.avif({ quality, effort: avifEffort })
    case 'tiff':
      return pipe.tiff({ quality })
    case 'gif':
      return pipe.gif()
  }
}
