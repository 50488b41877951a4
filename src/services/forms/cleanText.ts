// Controls, the marks that reverse or hide text, and the letters that nobody sees (fillers of Hangul,
// an empty pattern of Braille). The joiner U+200D stays: emoji need it.
const unseen =
  /[\p{Cc}\u061C\u115F\u1160\u17B4\u17B5\u180E\u200E\u200F\u202A-\u202E\u2061-\u206F\u2800\u3164\uFFA0]/gu

// Where a word may be broken, or must not be joined: it stands inside words that are copied.
const insideWords = /\u00AD|\u034F|\u200B|\u2060|\uFEFF/gu

/** Anything but text (a list, an object, nothing) counts as nothing typed. */
const asText = (value: unknown): string =>
  typeof value === 'string' ? value.normalize('NFC').replaceAll(insideWords, '') : ''

/** One line: control characters become spaces, runs of spaces become one. */
export const cleanLine = (value: unknown): string =>
  asText(value).replaceAll(unseen, ' ').replaceAll(/\s+/gu, ' ').trim()

/** Several lines, ended by `\n`: control characters go, line breaks stay. */
export const cleanLines = (value: unknown): string =>
  asText(value)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replaceAll(unseen, '').trimEnd())
    .join('\n')
    .trim()

/** As much of a text as may be kept, without half an emoji at its end. */
export const cutText = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')

/** A list without doubles, also when one box alone was ticked. */
export const cleanList = (value: unknown): readonly string[] => [
  ...new Set((Array.isArray(value) ? value : [value]).map(cleanLine).filter((item) => item !== '')),
]
