import { type Rule, ofEach } from './rule.js'

/** What the rules check of a file; what is not known is refused by the rules that check it. */
export interface FileFacts {
  readonly name: string
  /** Bytes: not known while a file streams in. */
  readonly size?: number
  readonly type?: string
  /** Pixels, once the picture was read. */
  readonly width?: number
  readonly height?: number
}

const isAbsentOr = (type: 'number' | 'string', value: unknown): boolean =>
  value === undefined || typeof value === type

const isFile = (value: unknown): value is FileFacts =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  isAbsentOr('number', Reflect.get(value, 'size')) &&
  isAbsentOr('string', Reflect.get(value, 'type'))

/** The files in a list; a browser's field without a file holds one that has no name. */
export const filesIn = (value: unknown): readonly FileFacts[] =>
  [value]
    .flat()
    .filter(isFile)
    .filter(({ name }) => name !== '')

const ofFile = (accepts: (file: FileFacts) => boolean): Rule['accepts'] =>
  ofEach((value) => isFile(value) && accepts(value))

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** A file whose name ends with one of these. */
export const ext = (extensions: readonly string[]): Rule => {
  const known = extensions.map((extension) => extension.replace(/^\./, '').toLowerCase())
  return {
    name: 'ext',
    params: { extensions: known.join(', ') },
    accepts: ofFile(({ name }) => known.includes(extensionOf(name))),
  }
}

const imageExtensions: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'svg']

/** A file whose name is a picture's. */
export const image = (): Rule => ({
  name: 'image',
  params: {},
  accepts: ofFile(({ name }) => imageExtensions.includes(extensionOf(name))),
})

const matchesType = (type: string, wanted: string): boolean =>
  wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted

/** A file of one of these types; `image/*` stands for all of its kind. */
export const mimes = (types: readonly string[]): Rule => ({
  name: 'mimes',
  params: { types: types.join(', ') },
  accepts: ofFile(({ type = '' }) => types.some((wanted) => matchesType(type, wanted))),
})

/** At most so many kilobytes of 1024 bytes. */
export const size = (kilobytes: number): Rule => ({
  name: 'size',
  params: { size: kilobytes },
  accepts: ofFile((file) => file.size !== undefined && file.size <= kilobytes * 1024),
})

/** A picture of this width and height in pixels. */
export const dimensions = (width: number, height: number): Rule => ({
  name: 'dimensions',
  params: { width, height },
  accepts: ofFile((file) => file.width === width && file.height === height),
})
