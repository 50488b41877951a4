import type { Failure, RuleParams } from './rule.js'

/** Puts values in the `{{places}}` of a sentence, as the server's words do. */
export const fillIn = (sentence: string, values: RuleParams): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))

/** The key of the sentence for a broken rule; without one, that something is not right. */
export const sentenceKey = (failure: Pick<Failure, 'name'> | undefined): string =>
  failure === undefined ? 'validation:default' : `validation:${failure.name}`

/** The values of a sentence, its numbers written as the language writes them. */
export const sentenceValues = (params: RuleParams, region: string): RuleParams => {
  const numbers = new Intl.NumberFormat(region)
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? numbers.format(value) : value,
    ]),
  )
}
