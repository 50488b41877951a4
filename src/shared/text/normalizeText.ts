/** No language has more than 30 combining marks in a row (UAX #15, Stream-Safe Text Format). */
const excessMarks = /(\p{M}{30})\p{M}+/gu

/** `String.prototype.normalize` takes quadratic time for combining marks: a second for 100 kB. */
export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replaceAll(excessMarks, '$1').normalize(form)
