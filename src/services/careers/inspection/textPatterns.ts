import type { ContentSource } from './contentSource.js'

/** Characters that any match fits in: one across two pieces is still found. */
const longestMatch = 300

/** Which of the patterns match somewhere in a text. */
export const matching = <Name extends string>(
  text: string,
  patterns: Readonly<Record<Name, RegExp>>,
): readonly string[] =>
  Object.entries<RegExp>(patterns)
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name)

/**
 * Which of the patterns match somewhere in the file, read piece by piece.
 * @param plain turns what a format writes in several ways into one
 */
export const findPatterns = async <Name extends string>(
  source: ContentSource,
  patterns: Readonly<Record<Name, RegExp>>,
  plain = (text: string): string => text,
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>()
  let rest = ''
  for await (const chunk of await source.stream()) {
    // Each byte becomes one character, so that a pattern sees the bytes themselves.
    const raw = rest + chunk.toString('latin1')
    for (const name of matching(plain(raw), patterns)) found.add(name)
    rest = raw.slice(-longestMatch)
  }
  return found
}

// A text has tabs, line ends and form feeds, and no other control character.
const isControl = (byte: number): boolean => byte < 32 && ![9, 10, 12, 13].includes(byte)

/** A program behind the mark of UTF-16 has units that are no text, or halves of pairs. */
const isWideText = async (source: ContentSource, isBigEndian: boolean): Promise<boolean> => {
  const decoder = new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le', { fatal: true })
  const isText = (text: string): boolean =>
    !/[\uFFFE\uFFFF]/.test(text) && ![...text].some((one) => isControl(one.charCodeAt(0)))
  try {
    for await (const chunk of await source.stream()) {
      if (!isText(decoder.decode(chunk, { stream: true }))) return false
    }
    return isText(decoder.decode())
  } catch {
    // Half of a pair, or half of a unit at the end.
    return false
  }
}

/** Whether the bytes read as text: UTF-8, an older one-byte encoding, or UTF-16 with its mark. */
export const isPlainText = async (source: ContentSource): Promise<boolean> => {
  const start = (await source.piece(0, 2)).toString('hex')
  if (start === 'fffe' || start === 'feff') return isWideText(source, start === 'feff')
  for await (const chunk of await source.stream()) {
    if (chunk.some(isControl)) return false
  }
  return true
}
