import { createHash } from 'node:crypto'
import type { Wish } from './imageRenderer.js'
import type { ImageSource, ImageSources } from '../storage/imageSources.js'
import { readModifiers, writeModifiers } from '../addresses/modifiers.js'
import { negotiate } from '../addresses/negotiate.js'
import { remember } from '../storage/memoize.js'

/** A picture that was asked for, known by name and not yet made. */
export interface DescribedImage {
  readonly source: ImageSource
  readonly wish: Wish
  /** Tells this result from any other: source, modifiers and format. */
  readonly key: string
  readonly etag: string
  readonly modified: Date
  /** The format was chosen by what the browser accepts. */
  readonly negotiated: boolean
}

/**
 * Reads an address; touches no pixel.
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

/** Raise it when the same words lead to other pixels (or after a new sharp): old results are left. */
const recipe = 'ondelune-1'

const mostRemembered = 1000

const keyOf = (source: ImageSource, { asked, format }: Wish): string =>
  createHash('sha256')
    .update([recipe, source.hash, format ?? '', writeModifiers(asked)].join('\n'))
    .digest('hex')
    .slice(0, 40)

const describe = (source: ImageSource, modifiers: string, accept?: string): DescribedImage => {
  const asked = readModifiers(modifiers)
  const negotiated = asked.format === 'auto'
  const format = asked.format === 'auto' ? negotiate(accept, asked.animated) : asked.format
  const wish = { asked, format }
  const key = keyOf(source, wish)
  // Weak: an encoder may write the same picture in other bytes another day.
  return { source, wish, key, etag: `W/"${key}"`, modified: source.modified, negotiated }
}

/** Describes pictures; the same address a moment later costs nothing. */
export const createDescribeImage = (sources: ImageSources): DescribeImage => {
  const known = new Map<string, DescribedImage>()
  return async (modifiers, path, accept) => {
    const address = `${modifiers}/${path}`
    const before = known.get(address)
    // Words are judged first, so that a wrong one is told whether or not there is such a file.
    if (before === undefined) readModifiers(modifiers)
    const source = await sources.find(path)
    if (before?.source === source) return before
    const described = describe(source, modifiers, accept)
    if (!described.negotiated) remember(known, address, described, mostRemembered)
    return described
  }
}
