/** Words set apart by spaces, for long tables of short values. */
export const wordList = (text: string): readonly string[] => text.trim().split(/\s+/)
