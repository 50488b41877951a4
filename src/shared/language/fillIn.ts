/* By itself: browsers that fill in a sentence need none of the rules. */

export type SentenceValues = Readonly<Record<string, string | number | undefined>>

/** Puts values in the `{{places}}` of a sentence, as the server's words do. */
export const fillIn = (sentence: string, values: SentenceValues): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
