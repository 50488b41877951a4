import Negotiator from 'negotiator'

/** How a cached response can be encoded; the smaller, the better. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The preferred one first, and the old name of gzip (RFC 9110, 8.4.1.3). */
const known = ['br', 'gzip', 'x-gzip', 'identity'] as const

const negotiate = (header: string): Encoding => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const chosen = negotiator.encoding(known, { preferred: known })
  return chosen === 'x-gzip' ? 'gzip' : (chosen ?? 'identity')
}

/** Browsers send a handful of different headers; any beyond these are negotiated each time. */
const mostRemembered = 50

/**
 * Picks the encoding that a visitor weighs most, and among equals the smallest (RFC 9110, 12.5.3).
 * Whoever refuses them all reads the page as it is.
 */
export const createEncodingChoice = (): ((header: string | undefined) => Encoding) => {
  const choices = new Map<string, Encoding>()
  return (header = '') => {
    const remembered = choices.get(header)
    if (remembered !== undefined) return remembered
    const choice = negotiate(header)
    if (choices.size < mostRemembered) choices.set(header, choice)
    return choice
  }
}
