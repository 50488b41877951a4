import type { ContentSource } from './contentSource.js'

/** Characters that any match fits in: one across two pieces is still found. */
const longestMatch = 200

/** Which of the patterns match somewhere in the file, read piece by piece. */
export const findPatterns = async <Name extends string>(
  source: ContentSource,
  patterns: Readonly<Record<Name, RegExp>>,
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>()
  let rest = ''
  for await (const chunk of await source.stream()) {
    // Each byte becomes one character, so that a pattern sees the bytes themselves.
    const text = rest + chunk.toString('latin1')
    for (const [name, pattern] of Object.entries<RegExp>(patterns)) {
      if (pattern.test(text)) found.add(name)
    }
    rest = text.slice(-longestMatch)
  }
  return found
}

// A text has tabs, line ends and form feeds, and no other control character.
const isControl = (byte: number): boolean => byte < 32 && ![9, 10, 12, 13].includes(byte)

/** Whether the bytes read as text: UTF-8, an older one-byte encoding, or UTF-16 with its mark. */
export const isPlainText = async (source: ContentSource): Promise<boolean> => {
  const start = (await source.piece(0, 2)).toString('hex')
  if (start === 'fffe' || start === 'feff') return true
  for await (const chunk of await source.stream()) {
    if (chunk.some(isControl)) return false
  }
  return true
}
