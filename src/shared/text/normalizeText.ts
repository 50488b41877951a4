/** Beyond 30 combining marks in a row a text is no word of any language (UAX #15, Stream-Safe Text). */
const excessMarks = /(\p{M}{30})\p{M}+/gu

/**
 * Returns the text in a Unicode normalization form. `String.prototype.normalize` alone takes quadratic time:
 * it sorts the marks on a letter, and 100 kB of them block the event loop for a second.
 */
export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replaceAll(excessMarks, '$1').normalize(form)
