/** No language has more than 30 combining marks in a row (UAX #15, Stream-Safe Text Format). */
const excessMarks = /(\p{M}{30})\p{M}+/gu

/**
 * `String.prototype.normalize` sorts combining marks in quadratic time: 100 kB of them block the
 * event loop for a second.
 */
export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replaceAll(excessMarks, '$1').normalize(form)
