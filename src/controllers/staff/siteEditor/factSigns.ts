import type { Locale } from '../../../addresses/locales.js'
import type { Facts } from '../../../services/clinic/facts.js'

/** A placeholder of a fact with its current value. */
export interface FactSign {
  readonly code: string
  readonly value: string
}

const placeholder = /\{\{(\w+)\}\}/g

export const localizeText =
  ({ names, localize }: Pick<Facts, 'names' | 'localize'>) =>
  (text: string, locale: Locale): string => {
    const known = new Set(names)
    return text.replaceAll(placeholder, (code, name: string) =>
      known.has(name) ? localize({ fr: code, en: code }, locale) : code,
    )
  }

export const factSigns = (facts: Facts, locale: Locale): readonly FactSign[] =>
  facts.names.map((name) => {
    const code = `{{${name}}}`
    return { code, value: facts.localize({ fr: code, en: code }, locale) }
  })
