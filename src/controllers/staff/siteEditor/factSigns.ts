import type { Locale } from '../../../addresses/locales.js'
import type { Facts } from '../../../services/clinic/facts.js'

/** A placeholder of a fact with its current value. */
export interface FactSign {
  readonly code: string
  readonly value: string
}

export const factSigns = (facts: Facts, locale: Locale): readonly FactSign[] =>
  facts.names.map((name) => {
    const code = `{{${name}}}`
    return { code, value: facts.localize({ fr: code, en: code }, locale) }
  })
