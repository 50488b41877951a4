import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ImageSource, ImageSources } from '../storage/imageSources.js'
import { readModifiers, writeModifiers } from './modifiers.js'
import type { Modifiers, OutputFormat } from './modifierTable.js'

/** A format; `still` is JPEG, or PNG when the picture has transparent parts. */
export type NegotiatedFormat = OutputFormat | 'still'

/** What an address asks of a picture, once the format is settled with the browser. */
export interface ImageRequest {
  readonly modifiers: Modifiers
  /** Undefined: the format of the original. */
  readonly format: NegotiatedFormat | undefined
}

/** A request for a picture that exists; the result may not have been rendered yet. */
export interface DescribedImage {
  readonly source: ImageSource
  readonly request: ImageRequest
  /** Differs for every original, modifiers and format. */
  readonly key: string
  readonly etag: string
  readonly modified: Date
  /** The format was chosen by what the browser accepts. */
  readonly negotiated: boolean
}

/**
 * Reads an address; decodes no picture.
 * @param modifiers the part of the address that holds them, still percent-encoded
 * @param path the file's path under the pictures' folder, still percent-encoded
 * @param accept the request's `Accept` header
 * @throws ImageError
 */
export type DescribeImage = (
  modifiers: string,
  path: string,
  accept?: string,
) => Promise<DescribedImage>

/** Raise it when the same request gives other pixels (or after a new sharp): old results expire. */
const rendererVersion = 'ondelune-2'

const mostRemembered = 1000

const weightsOf = (accept: string): ReadonlyMap<string, number> =>
  new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [type, weight === undefined ? 1 : Number(weight) || 0] as const
    }),
  )

/**
 * The format of `f_auto`: AVIF or WebP when the browser names it and prefers nothing else, else
 * JPEG or PNG; for animated pictures WebP, else GIF. A wildcard does not count, which is why no
 * library does this: browsers without AVIF send one too.
 */
const negotiateFormat = (accept = '', animated = false): NegotiatedFormat => {
  const weights = weightsOf(accept)
  const weight = (format: string): number => weights.get(`image/${format}`) ?? 0
  if (animated) return weight('webp') > 0 && weight('webp') >= weight('gif') ? 'webp' : 'gif'
  const plain = Math.max(weight('jpeg'), weight('png'))
  const [best] = (['avif', 'webp'] as const)
    .filter((format) => weight(format) > 0 && weight(format) >= plain)
    .toSorted((one, other) => weight(other) - weight(one))
  return best ?? 'still'
}

const keyOf = (source: ImageSource, { modifiers, format }: ImageRequest): string =>
  createHash('sha256')
    .update([rendererVersion, source.hash, format ?? '', writeModifiers(modifiers)].join('\n'))
    .digest('hex')
    .slice(0, 40)

const describe = (
  source: ImageSource,
  modifiers: Modifiers,
  accept: string | undefined,
): DescribedImage => {
  const negotiated = modifiers.format === 'auto'
  const format =
    modifiers.format === 'auto' ? negotiateFormat(accept, modifiers.animated) : modifiers.format
  const request = { modifiers, format }
  const key = keyOf(source, request)
  // Weak: an encoder may write the same picture in other bytes another day.
  return { source, request, key, etag: `W/"${key}"`, modified: source.modified, negotiated }
}

/** Describes pictures; addresses without negotiation are remembered. */
export const createDescribeImage = (sources: ImageSources): DescribeImage => {
  const remembered = new LRUCache<string, DescribedImage>({ max: mostRemembered })
  return async (text, path, accept) => {
    const address = `${text}/${path}`
    const known = remembered.get(address)
    // Read first: a wrong modifier is reported whether or not there is such a file.
    const modifiers = known?.request.modifiers ?? readModifiers(text)
    const source = await sources.find(path)
    if (known?.source === source) return known
    const described = describe(source, modifiers, accept)
    if (!described.negotiated) remembered.set(address, described)
    return described
  }
}
