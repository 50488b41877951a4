/* Separate from the validation rules, so that scripts that only fill in placeholders do not load them. */

export type SentenceValues = Readonly<Record<string, string | number | undefined>>

export const fillIn = (sentence: string, values: SentenceValues): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))

/** Returns the names between `{{` and `}}` of a message, without i18next's formatting. */
export const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.replace(/,.*/, '').trim())
