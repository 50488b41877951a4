/** Text as people search it: without accents, ligatures, capitals and the marks between words. */
export const foldText = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll('œ', 'oe')
        .replaceAll('æ', 'ae')
        .replaceAll(/[\u2018\u2019'`\u00b4-]/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : ''
