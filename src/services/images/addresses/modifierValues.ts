/** How one kind of value stands in an address. `read` answers undefined for what it refuses. */
export interface ValueRule<Value> {
  readonly read: (parts: readonly string[]) => Value | undefined
  readonly write: (value: Value) => string
}

// JSON's own grammar of numbers, as ipx reads them, with a bound on their length.
const numberPattern = /^-?(?:0|[1-9]\d{0,8})(?:\.\d{1,8})?(?:[eE][+-]?\d)?$/

const readNumber = (text: string, from: number, to: number): number | undefined => {
  const value = numberPattern.test(text) ? Number(text) : Number.NaN
  // `+ 0` turns -0 into 0, so that both are one picture.
  return value >= from && value <= to ? value + 0 : undefined
}

/** A number between two limits. */
export const number = (from: number, to: number): ValueRule<number> => ({
  read: ([text = '', ...more]) => (more.length === 0 ? readNumber(text, from, to) : undefined),
  write: String,
})

/** A whole number between two limits. */
export const whole = (from: number, to: number): ValueRule<number> => ({
  read: (parts) => {
    const value = number(from, to).read(parts)
    return Number.isInteger(value) ? value : undefined
  },
  write: String,
})

/** Several numbers, the last ones optional. */
export const numbers = (
  least: number,
  limits: readonly (readonly [from: number, to: number])[],
  rule: typeof number = number,
): ValueRule<readonly number[]> => ({
  read: (parts) => {
    if (parts.length < least || parts.length > limits.length) return undefined
    const values = limits
      .slice(0, parts.length)
      .map(([from, to], place) => rule(from, to).read([parts[place] ?? '']))
    const right = values.filter((value) => value !== undefined)
    return right.length === values.length ? right : undefined
  },
  write: (values) => values.join('_'),
})

/** The same value, or the bare name of the modifier, which stands for `fallback`. */
export const optional = <Value>(rule: ValueRule<Value>, fallback: Value): ValueRule<Value> => ({
  read: (parts) => (parts.every((part) => part === '') ? fallback : rule.read(parts)),
  write: rule.write,
})

/** One word of a list, some of which have another spelling. */
export const choice = <Value extends string | number>(
  values: readonly Value[],
  spellings: Readonly<Record<string, Value>> = {},
): ValueRule<Value> => ({
  read: ([text = '', ...more]) => {
    if (more.length > 0) return undefined
    return values.find((value) => String(value) === text) ?? ownValue(spellings, text)
  },
  write: (value) => encodeURIComponent(value),
})

const ownValue = <Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined)

/** Present or absent: the bare name, or the `true` that @nuxt/image writes. */
export const flag: ValueRule<true> = {
  read: ([text = '', ...more]) =>
    more.length === 0 && ['', 'true', '1'].includes(text) ? true : undefined,
  write: () => '',
}

const colourNames = `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue
blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan
darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen
darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey
darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite
forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink
indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral
lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen
lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta
maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin
navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red
rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white
whitesmoke yellow yellowgreen transparent`

const cssColours: ReadonlySet<string> = new Set(colourNames.split(/\s+/))

const hexPattern = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const rgbPattern = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i

const hexOf = (channels: readonly string[]): string | undefined =>
  channels.every((channel) => Number(channel) <= 255)
    ? channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')
    : undefined

/** A colour: hexadecimal with or without `#`, a CSS name, or `rgb(…)`. */
export const colour: ValueRule<string> = {
  read: ([text = '', ...more]) => {
    if (more.length > 0) return undefined
    const plain = text.toLowerCase()
    if (cssColours.has(plain)) return plain
    const rgb = rgbPattern.exec(plain)
    const hex = rgb === null ? hexPattern.exec(plain)?.[1] : hexOf(rgb.slice(1))
    return hex === undefined ? undefined : `#${hex}`
  },
  write: (value) => value.replace(/^#/, ''),
}
