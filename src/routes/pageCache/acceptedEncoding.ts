/** How a kept answer can be written, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const readWeight = (parameters: readonly string[]): number => {
  const told = parameters.find((parameter) => parameter.startsWith('q='))
  if (told === undefined) return 1
  const weight = Number(told.slice(2))
  return weight >= 0 && weight <= 1 ? weight : 0
}

const readWeights = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
      return [name === 'x-gzip' ? 'gzip' : name, readWeight(parameters)]
    }),
  )

const choose = (header: string): Encoding | undefined => {
  const weights = readWeights(header)
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0
  const [best] = encodings
    .filter((encoding) => weightOf(encoding) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
  if (best !== undefined) return best
  // Not named, not forbidden: the bytes as they are may always be sent.
  return weights.has('identity') || weights.has('*') ? undefined : 'identity'
}

/** Browsers send a handful of headers; whatever else comes is read each time. */
const remembered = 50

/**
 * Picks the encoding that a visitor weighs most, and among equals the smallest (RFC 9110, 12.5.3).
 * `undefined` when the visitor refuses them all.
 */
export const createEncodingChoice = (): ((header: string | undefined) => Encoding | undefined) => {
  const choices = new Map<string, Encoding | undefined>()
  return (header = '') => {
    const known = choices.get(header)
    if (known !== undefined) return known
    const choice = choose(header)
    if (choices.size < remembered) choices.set(header, choice)
    return choice
  }
}
