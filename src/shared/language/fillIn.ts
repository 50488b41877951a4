/* A separate file: browsers that fill in a message do not load the rules. */

export type SentenceValues = Readonly<Record<string, string | number | undefined>>

export const fillIn = (sentence: string, values: SentenceValues): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
