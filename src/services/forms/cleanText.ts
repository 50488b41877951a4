/** Anything but text (a list, an object, nothing) counts as nothing typed. */
const asText = (value: unknown): string => (typeof value === 'string' ? value.normalize('NFC') : '')

// Controls, and the marks that reverse or hide text; the joiner U+200D stays: emoji need it.
const unseen = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu

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

/** A list without doubles, also when one box alone was ticked. */
export const cleanList = (value: unknown): readonly string[] => [
  ...new Set((Array.isArray(value) ? value : [value]).map(cleanLine).filter((item) => item !== '')),
]
