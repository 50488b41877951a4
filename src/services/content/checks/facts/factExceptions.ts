interface FactException {
  readonly fact: string
  /** Part of the text, in either language, in which the fact is correct. */
  readonly inText: string
  readonly why: string
}

export const factExceptions: readonly FactException[] = [
  {
    fact: 'IPS',
    inText: 'une infirmière praticienne spécialisée',
    why: 'French gives the abbreviation once, after the masculine title that follows',
  },
  {
    fact: '2024',
    inText: 'rapport sur le dépistage, 2023-2024',
    why: 'each title is quoted as published, and English shortens the second year',
  },
  {
    fact: '24',
    inText: '2023-24 screening report',
    why: 'the same title',
  },
  {
    fact: '2 year',
    inText: 'Mieux vivre avec notre enfant de la grossesse à deux ans',
    why: 'the title of a book',
  },
  {
    fact: '13:45 o’clock',
    inText: 'écrivez par exemple 13 h 45',
    why: 'English is told to add p.m. instead',
  },
  {
    fact: '2 hour',
    inText: 'isn’t open at both times',
    why: '« heure » is a time of day here, which English calls "time"',
  },
  {
    fact: '3 time',
    inText: 'suggest two or three times',
    why: '« moment » is what English calls "time" here',
  },
  {
    fact: '3',
    inText: 'proposez deux ou trois moments',
    why: 'the same sentence',
  },
  {
    fact: 'Mo',
    inText: 'File is too big (',
    why: 'verbatim sentence of the client',
  },
]
