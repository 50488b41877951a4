import { ImageError } from '../imageError.js'

/*
 * An SVG is a document that may hold scripts, other documents and addresses. This reads it strictly
 * and writes back what draws: known elements, attributes that lead nowhere outside, no script, no
 * event, no entity. What cannot be read to the letter is refused, so that a browser never sees more
 * in it than we did. The answer's own policy (`default-src 'none'; sandbox`) is the second line.
 */

const mostCharacters = 1_000_000
const deepest = 200

const elements = new Set(
  `svg g defs symbol use switch title desc metadata style a view
  path rect circle ellipse line polyline polygon text tspan textPath image marker
  linearGradient radialGradient stop pattern clipPath mask filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence
  animate animateMotion animateTransform mpath set`.split(/\s+/),
)

const svgSpace = 'http://www.w3.org/2000/svg'
const linkSpace = 'http://www.w3.org/1999/xlink'
const embedded = /^data:image\/(?:png|jpeg|gif|webp);base64,[\d+/=A-Za-z\s]*$/

// Escapes could spell any of the others, so their presence is enough.
const leadsOutside = /\\|&#|@import|image-set|javascript:|expression\(|url\(\s*(?!['"]?#)/i

type AttributeRule = (value: string) => boolean

/** Attributes with a rule of their own; all others may hold what leads nowhere. */
const attributeRules: ReadonlyMap<string, AttributeRule> = new Map<string, AttributeRule>([
  ['xmlns', (value) => value === svgSpace],
  ['xmlns:xlink', (value) => value === linkSpace],
  ['xml:space', () => true],
  ['xml:lang', () => true],
  ['href', (value) => value.startsWith('#') || embedded.test(value)],
  ['xlink:href', (value) => value.startsWith('#') || embedded.test(value)],
  // An animation may otherwise write what we have just removed.
  ['attributeName', (value) => !/href|^on|style/i.test(value)],
])

const isHarmless = (name: string, value: string): boolean => {
  const rule = attributeRules.get(name)
  if (rule !== undefined) return rule(value)
  return !name.includes(':') && !/^on/i.test(name) && !leadsOutside.test(value)
}

/** Reads forward through a text, one strict pattern at a time. */
class Reader {
  place = 0
  constructor(private readonly text: string) {}

  get atEnd(): boolean {
    return this.place >= this.text.length
  }

  /** The groups of a sticky pattern here, or undefined and no step forward. */
  take(pattern: RegExp): readonly string[] | undefined {
    pattern.lastIndex = this.place
    const found = pattern.exec(this.text)
    if (found === null) return undefined
    this.place = pattern.lastIndex
    return found
  }
}

const patterns = {
  text: /[^<]+/y,
  // One pattern for all that draws nothing; a DOCTYPE with entities in it is not among them.
  nothing: /<!--[^]*?-->|<\?[^]*?\?>|<!DOCTYPE[^<>[\]]*>/y,
  data: /<!\[CDATA\[([^]*?)\]\]>/y,
  close: /<\/([A-Za-z][\w.:-]*)\s*>/y,
  open: /<([A-Za-z][\w.:-]*)/y,
  attribute: /\s+([A-Za-z_][\w.:-]*)\s*=\s*("[^"<]*"|'[^'<]*')/y,
  end: /\s*(\/?)>/y,
} as const

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const damaged = (): ImageError => new ImageError('damaged')

interface Tag {
  readonly name: string
  readonly attributes: readonly (readonly [name: string, quoted: string])[]
  readonly alone: boolean
}

const readTag = (reader: Reader): Tag => {
  const [, name] = reader.take(patterns.open) ?? []
  if (name === undefined) throw damaged()
  const attributes: (readonly [string, string])[] = []
  for (;;) {
    const [, attribute, quoted] = reader.take(patterns.attribute) ?? []
    if (attribute === undefined || quoted === undefined) break
    attributes.push([attribute, quoted])
  }
  const [, slash] = reader.take(patterns.end) ?? []
  if (slash === undefined) throw damaged()
  return { name, attributes, alone: slash === '/' }
}

const writeTag = ({ name, attributes, alone }: Tag): string => {
  const kept = attributes.filter(([attribute, quoted]) =>
    isHarmless(attribute, quoted.slice(1, -1)),
  )
  return `<${name}${kept.map(([key, quoted]) => ` ${key}=${quoted}`).join('')}${alone ? '/' : ''}>`
}

/** Writes a document back while it is read. */
class Cleaner {
  private readonly open: string[] = []
  /** How many open elements there are inside of what is being dropped, itself included. */
  private dropping = 0
  private seenRoot = false
  private readonly kept: string[] = []
  /** A whole style sheet: judged in one piece, since comments may cut words in two. */
  private css = ''

  private get inStyle(): boolean {
    return this.open.at(-1) === 'style'
  }

  private takeCss(): string {
    const css = leadsOutside.test(this.css) ? '' : this.css
    this.css = ''
    return css
  }

  text(text: string): void {
    if (this.open.length === 0 && text.trim() !== '') throw damaged()
    if (this.open.length === 0 || this.dropping > 0) return
    if (this.inStyle) this.css += text
    else this.kept.push(text)
  }

  begin(tag: Tag): void {
    const isRoot = this.open.length === 0
    if (isRoot && (this.seenRoot || tag.name !== 'svg')) throw damaged()
    if (this.open.length >= deepest) throw damaged()
    this.seenRoot = true
    const drop = this.dropping > 0 || this.inStyle || !elements.has(tag.name)
    if (!drop) this.kept.push(writeTag(tag))
    if (tag.alone) return
    this.open.push(tag.name)
    if (drop) this.dropping += 1
  }

  finish(name: string): void {
    if (this.open.pop() !== name) throw damaged()
    if (this.dropping > 0) this.dropping -= 1
    else this.kept.push(this.takeCss(), `</${name}>`)
  }

  get result(): string {
    if (!this.seenRoot || this.open.length > 0) throw damaged()
    return this.kept.join('')
  }
}

const readPiece = (reader: Reader, cleaner: Cleaner): void => {
  const [text] = reader.take(patterns.text) ?? []
  if (text !== undefined) return cleaner.text(text)
  if (reader.take(patterns.nothing) !== undefined) return
  const [, data] = reader.take(patterns.data) ?? []
  if (data !== undefined) return cleaner.text(escape(data))
  const [, closed] = reader.take(patterns.close) ?? []
  if (closed !== undefined) return cleaner.finish(closed)
  cleaner.begin(readTag(reader))
}

const decode = (data: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch (cause) {
    throw new ImageError('damaged', { cause })
  }
}

/** True when a file says in its first kilobyte that it is an SVG. */
export const looksLikeSvg = (data: Uint8Array): boolean =>
  /<svg[\s>/]/.test(new TextDecoder().decode(data.subarray(0, 1000)))

/**
 * The same drawing without anything that acts.
 * @throws ImageError `damaged` when it is not plain, well-formed SVG
 */
export const sanitiseSvg = (data: Uint8Array): Buffer => {
  const text = decode(data)
  if (text.length > mostCharacters) throw new ImageError('too-large')
  const reader = new Reader(text)
  const cleaner = new Cleaner()
  while (!reader.atEnd) readPiece(reader, cleaner)
  return Buffer.from(cleaner.result)
}
