/*
 * Unicode has many code points for one printed sign: phones, word processors and keyboards of other
 * scripts each insert another one. Parsers and searches read the ASCII sign.
 */

import { normalizeText } from './normalizeText.js'

// Before NFKC, which takes the acute accent U+00B4 and the Greek marks apart into a space and an accent.
const apostrophes =
  /[`\u00B4\u02B9\u02BB-\u02BF\u02C8\u02CA\u02CB\u02EE\u0374\u0384\u055A\u055B\u05F3\u1FBD\u1FBF\u1FEF\u1FFD\u1FFE\u2018-\u201B\u2032\u2035\u275B\u275C\uA78B\uA78C\uFF07\uFF40]/gu
const hyphens = /[\p{Dash_Punctuation}\u02D7\u2043\u207B\u208B\u2212\u2796]/gu
const slashes = /[\u2044\u2215\u29F8]/gu
const colons = /[\u02D0\u02F8\u05C3\u2236\uA789]/gu
/** Joiners, fillers, tags, variation selectors, the soft hyphen: code points without a glyph. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu
const otherDigit = /(?![0-9])\p{Decimal_Number}/gu

/** Decimal digits of a script are ten code points in a row, from zero to nine. */
const asciiDigit = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0
  let first = point
  while (/\p{Decimal_Number}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((point - first) % 10)
}

/**
 * Returns the text with one code point for each sign: hyphens, apostrophes, slashes, colons, spaces,
 * digits of any script and full-width letters become ASCII; invisible code points are removed.
 */
export const plainSigns = (text: string): string =>
  normalizeText(text.replaceAll(apostrophes, "'"), 'NFKC')
    .replaceAll(invisible, '')
    .replaceAll(hyphens, '-')
    .replaceAll(slashes, '/')
    .replaceAll(colons, ':')
    .replaceAll(otherDigit, asciiDigit)
    .replaceAll(/\s/gu, ' ')
