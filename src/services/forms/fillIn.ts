import type { RuleParams } from './rule.js'

/* By itself: browsers that fill in a sentence need none of the rules. */

/** Puts values in the `{{places}}` of a sentence, as the server's words do. */
export const fillIn = (sentence: string, values: RuleParams): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
