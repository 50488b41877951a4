import { plainSigns } from '../text/plainSigns.js'
import { normalizeText } from '../text/normalizeText.js'

// Control characters, the empty Braille pattern, and Egyptian blanks, which Unicode counts as letters.
const blank = /[\p{Cc}\u2800\u{13441}\u{13442}]/gu

/*
 * Default-ignorable code points have no glyph and can hide text. The group keeps three that change what is
 * seen: joiners inside words of Arabic and Indic scripts, joiners between emoji, and the selector that
 * asks for the colour version of an emoji.
 */
const invisible =
  /((?<=[\p{M}\p{Script=Arabic}])[\u200C\u200D](?=\p{L})|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F)|\p{Default_Ignorable_Code_Point}/gu

/** Anything but text (a list, an object, nothing) counts as nothing typed. */
const asText = (value: unknown): string =>
  typeof value === 'string' ? normalizeText(value, 'NFC').replaceAll(invisible, '$1') : ''

/** One line: control characters become spaces, runs of spaces become one. */
export const cleanLine = (value: unknown): string =>
  asText(value).replaceAll(blank, ' ').replaceAll(/\s+/gu, ' ').trim()

/** One line that is parsed, such as a date or an email address: one code point for each sign. */
export const cleanPlain = (value: unknown): string => cleanLine(plainSigns(asText(value)))

/** Several lines, ended by `\n`: control characters go, line breaks stay. */
export const cleanLines = (value: unknown): string =>
  asText(value)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replaceAll(blank, '').trimEnd())
    .join('\n')
    .trim()

/** As much of a text as may be kept, without half an emoji at its end. */
export const cutText = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')

/** A list without doubles, also when one box alone was ticked. */
export const cleanList = (value: unknown): readonly string[] => [
  ...new Set((Array.isArray(value) ? value : [value]).map(cleanLine).filter((item) => item !== '')),
]
