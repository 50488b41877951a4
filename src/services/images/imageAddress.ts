import { ImageError } from './imageError.js'

/*
 * Reads and writes image URLs in the ipx grammar: `/_ipx/w_640,f_webp,q_80/reception.jpg`, with `_`
 * for no modifier.
 */

export const imageWidths = {
  xs: 320,
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  xxl: 1536,
  '2xl': 1920,
} as const

export const outputFormats = ['jpeg', 'png', 'webp', 'avif'] as const
export type OutputFormat = (typeof outputFormats)[number]

const fits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const

export interface Size {
  readonly width: number
  readonly height: number
}

/** A point in percent of the width and height. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Modifiers {
  readonly format?: OutputFormat | 'auto' | undefined
  readonly quality?: number | undefined
  readonly fit?: (typeof fits)[number] | undefined
  /** `#` and hexadecimal digits, or a CSS name. */
  readonly background?: string | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly resize?: Size | undefined
  /** Focal point, around which the image is cropped as closely as possible. */
  readonly position?: Point | undefined
}

type ModifierName = keyof Modifiers

const shortNames = {
  format: 'f',
  quality: 'q',
  fit: 'fit',
  background: 'b',
  width: 'w',
  height: 'h',
  resize: 's',
  position: 'pos',
} as const satisfies Record<ModifierName, string>

const isModifierName = (name: string): name is ModifierName => Object.hasOwn(shortNames, name)
const modifierNames = Object.keys(shortNames).filter(isModifierName)

const nameBySpelling: ReadonlyMap<string, ModifierName> = new Map(
  modifierNames.flatMap((name) => [
    [name, name],
    [shortNames[name], name],
  ]),
)

/** Maximum number of pixels; larger values are treated as typos. */
const longestSide = 16_384

const readWhole =
  (from: number, to: number) =>
  (text: string): number | undefined => {
    const value = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN
    return value >= from && value <= to ? value : undefined
  }
const readSide = readWhole(1, longestSide)

const readChoice =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value === text)

const readKnownFormat = readChoice(['auto', ...outputFormats])
const readFormat = (text: string) => readKnownFormat(text === 'jpg' ? 'jpeg' : text)

const readSize = (text: string): Size | undefined => {
  const [first = '', second = first, ...more] = text.split('x')
  const width = readSide(first)
  const height = readSide(second)
  const isSize = width !== undefined && height !== undefined && more.length === 0
  return isSize ? { width, height } : undefined
}

const readPosition = (text: string): Point | undefined => {
  const [, x, y] = /^(\d{1,3})x(\d{1,3})$/.exec(text) ?? []
  const point = { x: Number(x), y: Number(y) }
  return point.x <= 100 && point.y <= 100 ? point : undefined
}

const cssColours: ReadonlySet<string> = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
  burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan
  darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid
  darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet
  deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro
  ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki
  lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow
  lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine
  mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen
  mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace
  olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip
  peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon
  sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
  steelblue tan teal thistle tomato transparent turquoise violet wheat white whitesmoke yellow
  yellowgreen`.split(/\s+/),
)

const readColour = (text: string): string | undefined => {
  const plain = text.toLowerCase()
  const hex = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(plain)?.[1]
  if (hex !== undefined) return `#${hex}`
  return cssColours.has(plain) ? plain : undefined
}

const unknownName = (spelling: string): ImageError => {
  if (spelling === 'provider') return new ImageError('unknown-provider')
  if (spelling === 'preset') return new ImageError('unknown-preset')
  return new ImageError('unknown-modifier')
}

const decodeValue = (modifier: ModifierName, value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch (cause) {
    throw new ImageError('bad-value', { modifier, cause })
  }
}

const readPieces = (text: string): ReadonlyMap<ModifierName, string> => {
  const pieces = new Map<ModifierName, string>()
  for (const piece of text.split(/[&,]/)) {
    const [, spelling = '', value = ''] = /^([^:=_]*)(?:[:=_](.*))?$/s.exec(piece) ?? []
    const modifier = nameBySpelling.get(spelling)
    if (modifier === undefined) throw unknownName(spelling)
    // ipx uses the last value; a repeated modifier is probably an error.
    if (pieces.has(modifier)) throw new ImageError('repeated', { modifier })
    pieces.set(modifier, decodeValue(modifier, value))
  }
  return pieces
}

export const readModifiers = (text: unknown): Modifiers => {
  if (typeof text !== 'string') throw new ImageError('not-a-string')
  if (text === '') throw new ImageError('no-modifiers')
  const pieces = text === '_' ? new Map<ModifierName, string>() : readPieces(text)
  const valueOf = <Value>(
    modifier: ModifierName,
    read: (text: string) => Value | undefined,
  ): Value | undefined => {
    const piece = pieces.get(modifier)
    if (piece === undefined) return undefined
    const value = read(piece)
    if (value === undefined) throw new ImageError('bad-value', { modifier })
    return value
  }
  return {
    format: valueOf('format', readFormat),
    quality: valueOf('quality', readWhole(1, 100)),
    fit: valueOf('fit', readChoice(fits)),
    background: valueOf('background', readColour),
    width: valueOf('width', readSide),
    height: valueOf('height', readSide),
    resize: valueOf('resize', readSize),
    position: valueOf('position', readPosition),
  }
}

export const writeModifiers = ({ background, resize, position, ...others }: Modifiers): string => {
  const values: Readonly<Record<ModifierName, string | number | undefined>> = {
    format: others.format,
    quality: others.quality,
    fit: others.fit,
    background: background?.replace('#', ''),
    width: others.width,
    height: others.height,
    resize: resize === undefined ? undefined : `${resize.width}x${resize.height}`,
    position: position === undefined ? undefined : `${position.x}x${position.y}`,
  }
  return (
    modifierNames
      .filter((name) => values[name] !== undefined)
      .map((name) => `${shortNames[name]}_${values[name]}`)
      .join(',') || '_'
  )
}

/** Returns the URL of a picture. @param hash content hash, which allows caching for a year */
export const imageUrl = (file: string, modifiers: Modifiers, hash?: string): string => {
  if (typeof file !== 'string') throw new ImageError('not-a-string')
  const segments = file.split('/')
  if (segments.some((segment) => segment === '' || segment.startsWith('.'))) {
    throw new ImageError('bad-path')
  }
  const path = segments.map((segment) => encodeURIComponent(segment)).join('/')
  const version = hash === undefined ? '' : `?v=${encodeURIComponent(hash)}`
  return `/_ipx/${writeModifiers(modifiers)}/${path}${version}`
}
