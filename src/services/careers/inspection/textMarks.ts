import type { ContentSource } from './contentSource.js'

/** Longer than any mark: one that lies across two pieces is still found. */
const longestMark = 200

/** Which of the patterns stand somewhere in the file, read piece by piece. */
export const findMarks = async <Name extends string>(
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
    rest = text.slice(-longestMark)
  }
  return found
}

// Line ends, tab and form feed are the controls of a text.
const isStrange = (byte: number): boolean => byte < 32 && ![9, 10, 12, 13].includes(byte)

/** Whether the bytes read as text: UTF-8, one of its elders, or UTF-16 that says so. */
export const isPlainText = async (source: ContentSource): Promise<boolean> => {
  const start = (await source.piece(0, 2)).toString('hex')
  if (start === 'fffe' || start === 'feff') return true
  for await (const chunk of await source.stream()) {
    if (chunk.some(isStrange)) return false
  }
  return true
}
