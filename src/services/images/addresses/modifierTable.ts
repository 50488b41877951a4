import {
  choice,
  colour,
  flag,
  number,
  numbers,
  optional,
  type ValueRule,
  whole,
} from './modifierValues.js'

export const outputFormats = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const
export type OutputFormat = (typeof outputFormats)[number]

const fits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const
const kernels = [
  'nearest',
  'linear',
  'cubic',
  'mitchell',
  'lanczos2',
  'lanczos3',
  'mks2013',
  'mks2021',
] as const

/** The part of the picture that a crop keeps, with sharp's numbers for it. */
const positions = {
  centre: 0,
  center: 0,
  top: 1,
  north: 1,
  right: 2,
  east: 2,
  bottom: 3,
  south: 3,
  left: 4,
  west: 4,
  'right top': 5,
  northeast: 5,
  'right bottom': 6,
  southeast: 6,
  'left bottom': 7,
  southwest: 7,
  'left top': 8,
  northwest: 8,
  entropy: 16,
  attention: 17,
} as const

export interface Size {
  readonly width: number
  readonly height: number
  /** Sized before it is turned: ipx applies its word `resize` before `rotate`, its letter `s` after. */
  readonly beforeRotate?: true
}

/** What each modifier may hold. */
export interface ModifierValues {
  readonly format: OutputFormat | 'auto'
  readonly quality: number
  readonly fit: (typeof fits)[number]
  readonly position: number
  readonly background: string
  readonly kernel: (typeof kernels)[number]
  readonly enlarge: true
  readonly animated: true
  readonly width: number
  readonly height: number
  readonly resize: Size
  /** Left, top, width, height. */
  readonly extract: readonly number[]
  /** How far from the corner's colour still counts as border. */
  readonly trim: number
  /** Top, right, bottom, left. */
  readonly extend: readonly number[]
  readonly rotate: number
  readonly flip: true
  readonly flop: true
  /** Sigma, then how much flat and jagged parts are sharpened; empty for a mild one. */
  readonly sharpen: readonly number[]
  readonly median: number
  readonly blur: number
  readonly flatten: true
  /** On the way in, and on the way out. */
  readonly gamma: readonly number[]
  readonly negate: true
  readonly normalize: true
  readonly threshold: number
  /** Brightness, saturation, hue. */
  readonly modulate: readonly number[]
  readonly tint: string
  readonly grayscale: true
}

export type ModifierName = keyof ModifierValues

/** What is asked of a picture. Without any of it, the picture is answered as it is. */
export type Modifiers = {
  readonly [Name in ModifierName]?: ModifierValues[Name] | undefined
}

/** More than any screen: past it an address is a mistake, whatever the picture. */
const longestSide = 16_384
const side = whole(1, longestSide)

const sizePattern = /^(\d{1,9})(?:x(\d{1,9}))?$/

const size: ValueRule<Size> = {
  read: ([text = '', ...more]) => {
    const [, first, second = first] = sizePattern.exec(text) ?? []
    const width = first === undefined ? undefined : side.read([first])
    const height = second === undefined ? undefined : side.read([second])
    if (width === undefined || height === undefined || more.length > 0) return undefined
    return { width, height }
  },
  write: ({ width, height }) => `${width}x${height}`,
}

interface Rule<Value> extends ValueRule<Value> {
  /** Every name ipx gives it; the first one is written. */
  readonly names: readonly string[]
}

type Rules = { readonly [Name in ModifierName]: Rule<ModifierValues[Name]> }

const fromEdge = [0, longestSide] as const
const margin = [0, 3840] as const
const amount = [0, 10_000] as const

/** Each modifier: its names, and the values it may take. */
export const modifierRules: Rules = {
  format: { names: ['f', 'format'], ...choice(['auto', ...outputFormats], { jpg: 'jpeg' }) },
  quality: { names: ['q', 'quality'], ...whole(1, 100) },
  fit: { names: ['fit'], ...choice(fits) },
  position: { names: ['pos', 'position'], ...choice<number>(Object.values(positions), positions) },
  background: { names: ['b', 'background'], ...colour },
  kernel: { names: ['kernel'], ...choice(kernels) },
  enlarge: { names: ['enlarge'], ...flag },
  animated: { names: ['a', 'animated'], ...flag },
  width: { names: ['w', 'width'], ...side },
  height: { names: ['h', 'height'], ...side },
  resize: { names: ['s', 'resize'], ...size },
  extract: {
    names: ['extract', 'crop'],
    ...numbers(4, [fromEdge, fromEdge, [1, longestSide], [1, longestSide]], whole),
  },
  trim: { names: ['trim'], ...optional(number(0, 255), 10) },
  extend: { names: ['extend'], ...numbers(1, [margin, margin, margin, margin], whole) },
  rotate: { names: ['rotate'], ...number(-360, 360) },
  flip: { names: ['flip'], ...flag },
  flop: { names: ['flop'], ...flag },
  sharpen: { names: ['sharpen'], ...optional(numbers(1, [[0.01, 10], amount, amount]), []) },
  // Past these two limits one picture takes minutes.
  median: { names: ['median'], ...whole(1, 20) },
  blur: { names: ['blur'], ...number(0.3, 100) },
  flatten: { names: ['flatten'], ...flag },
  gamma: {
    names: ['gamma'],
    ...numbers(1, [
      [1, 3],
      [1, 3],
    ]),
  },
  negate: { names: ['negate'], ...flag },
  normalize: { names: ['normalize'], ...flag },
  threshold: { names: ['threshold'], ...whole(0, 255) },
  modulate: {
    names: ['modulate'],
    ...numbers(1, [
      [0, 10],
      [0, 10],
      [-360, 360],
    ]),
  },
  tint: { names: ['tint'], ...colour },
  grayscale: { names: ['grayscale'], ...flag },
}
