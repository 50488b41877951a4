/** Splits at white space, for long tables of short values. */
export const wordList = (text: string): readonly string[] => text.trim().split(/\s+/)
