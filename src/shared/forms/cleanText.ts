import { normalizeText, plainSigns } from '../text/plainSigns.js'

// Matches control characters, the empty Braille pattern and Egyptian blanks, which Unicode classifies as
// letters.
const blank = /[\p{Cc}\u2800\u{13441}\u{13442}]/gu

/* Default-ignorable code points have no glyph and can hide text. The group keeps three that change rendering:
   joiners inside Arabic and Indic words, joiners between emoji, and the emoji variation selector. */
const invisible =
  /((?<=[\p{M}\p{Script=Arabic}])[\u200C\u200D](?=\p{L})|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F)|\p{Default_Ignorable_Code_Point}/gu

const asText = (value: unknown): string =>
  typeof value === 'string' ? normalizeText(value, 'NFC').replaceAll(invisible, '$1') : ''

export const cleanLine = (value: unknown): string =>
  asText(value).replaceAll(blank, ' ').replaceAll(/\s+/gu, ' ').trim()

/** Cleans a line that is parsed later, such as a date: look-alike signs become ASCII. */
export const cleanPlain = (value: unknown): string => cleanLine(plainSigns(asText(value)))

export const cleanLines = (value: unknown): string =>
  asText(value)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replaceAll(blank, '').trimEnd())
    .join('\n')
    .trim()

export const cutText = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')

/** Cleans a list; a single ticked box sends one value instead of a list. */
export const cleanList = (value: unknown): readonly string[] => [
  ...new Set((Array.isArray(value) ? value : [value]).map(cleanLine).filter((item) => item !== '')),
]
