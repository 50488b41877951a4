import type { OutputFormat } from './modifierTable.js'

/** A format, or « jpeg, or png when there is something to see through », told later by the file. */
export type NegotiatedFormat = OutputFormat | 'still'

const weights = (accept: string): ReadonlyMap<string, number> =>
  new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [type, weight === undefined ? 1 : Number(weight) || 0] as const
    }),
  )

/**
 * The format of `f_auto`: AVIF or WebP when the browser names them and likes nothing better, else
 * JPEG or PNG; for animated pictures WebP, else GIF. `*` names nothing: browsers without AVIF send
 * it too.
 */
export const negotiate = (accept = '', animated = false): NegotiatedFormat => {
  const named = weights(accept)
  const weight = (format: string): number => named.get(`image/${format}`) ?? 0
  if (animated) return weight('webp') > 0 && weight('webp') >= weight('gif') ? 'webp' : 'gif'
  const plain = Math.max(weight('jpeg'), weight('png'))
  const [best] = (['avif', 'webp'] as const)
    .filter((format) => weight(format) > 0 && weight(format) >= plain)
    .toSorted((one, other) => weight(other) - weight(one))
  return best ?? 'still'
}
