/** Matches combining marks after the 30th in a row, which occur in no language (UAX #15). */
const excessMarks = /(\p{M}{30})\p{M}+/gu

/**
 * Normalizes in linear time: `String.prototype.normalize` is quadratic for combining marks, a
 * second for 100 kB.
 */
export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replaceAll(excessMarks, '$1').normalize(form)

/* Phones, word processors and keyboards insert different code points for one printed sign. */

// Replaced before NFKC, which splits U+00B4 and Greek marks into a space and an accent.
const apostrophes =
  /[`\u00B4\u02B9\u02BB-\u02BF\u02C8\u02CA\u02CB\u02EE\u0374\u0384\u055A\u055B\u05F3\u1FBD\u1FBF\u1FEF\u1FFD\u1FFE\u2018-\u201B\u2032\u2035\u275B\u275C\uA78B\uA78C\uFF07\uFF40]/gu
const hyphens = /[\p{Dash_Punctuation}\u02D7\u2043\u207B\u208B\u2212\u2796]/gu
const slashes = /[\u2044\u2215\u29F8]/gu
const colons = /[\u02D0\u02F8\u05C3\u2236\uA789]/gu
const invisible = /\p{Default_Ignorable_Code_Point}/gu
const otherDigit = /(?![0-9])\p{Decimal_Number}/gu

/** Converts a digit of any script, whose digits are ten consecutive code points from zero to nine. */
const asciiDigit = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0
  let first = point
  while (/\p{Decimal_Number}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((point - first) % 10)
}

/** Maps look-alike signs to ASCII and removes invisible code points. */
export const plainSigns = (text: string): string =>
  normalizeText(text.replaceAll(apostrophes, "'"), 'NFKC')
    .replaceAll(invisible, '')
    .replaceAll(hyphens, '-')
    .replaceAll(slashes, '/')
    .replaceAll(colons, ':')
    .replaceAll(otherDigit, asciiDigit)
    .replaceAll(/\s/gu, ' ')

/** Trims characters at the end in linear time; a pattern such as `/\\s+$/` is quadratic. */
export const trimEnd = (text: string, isTrimmed: (sign: string) => boolean): string => {
  let end = text.length
  while (end > 0 && isTrimmed(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
