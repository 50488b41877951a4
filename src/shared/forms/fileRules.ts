import { type Rule, ofEach } from './rule.js'

/** Properties of a file that rules check; a rule rejects a file whose property is `undefined`. */
export interface FileFacts {
  readonly name: string
  readonly size?: number
  readonly type?: string
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

/** Returns the chosen files; a file input without a choice sends one file with an empty name. */
export const filesIn = (value: unknown): readonly FileFacts[] =>
  [value]
    .flat()
    .filter(isFile)
    .filter(({ name }) => name !== '')

const ofFile = (accepts: (file: FileFacts) => boolean): Rule['accepts'] =>
  ofEach((value) => isFile(value) && accepts(value))

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const ext = (extensions: readonly string[]): Rule => {
  const known = extensions.map((extension) => extension.replace(/^\./, '').toLowerCase())
  return {
    name: 'ext',
    params: { extensions: known.join(', ') },
    accepts: ofFile(({ name }) => known.includes(extensionOf(name))),
  }
}

const imageExtensions: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'svg']

export const image = (): Rule => ({
  name: 'image',
  params: {},
  accepts: ofFile(({ name }) => imageExtensions.includes(extensionOf(name))),
})

const matchesType = (type: string, wanted: string): boolean =>
  wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted

export const mimes = (types: readonly string[]): Rule => ({
  name: 'mimes',
  params: { types: types.join(', ') },
  accepts: ofFile(({ type = '' }) => types.some((wanted) => matchesType(type, wanted))),
})

export const size = (kilobytes: number): Rule => ({
  name: 'size',
  params: { size: kilobytes },
  accepts: ofFile((file) => file.size !== undefined && file.size <= kilobytes * 1024),
})

export const dimensions = (width: number, height: number): Rule => ({
  name: 'dimensions',
  params: { width, height },
  accepts: ofFile((file) => file.width === width && file.height === height),
})
