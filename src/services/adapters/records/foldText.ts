/** Text as people search it: without accents, capitals and the marks between words. */
export const foldText = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll(/[’'‘`´-]/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : ''
