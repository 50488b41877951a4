import type { i18n } from 'i18next'
import type { Locale } from '../../addresses/pageTable.js'
import { fillIn, type SentenceValues } from '../../shared/language/fillIn.js'
import type { TranslateGroup, WordGroup, WordGroupKey } from './words.js'

const fillAll = (words: unknown, values: SentenceValues): unknown => {
  if (typeof words === 'string') return fillIn(words, values)
  if (typeof words !== 'object' || words === null) return undefined
  return Object.fromEntries(
    Object.entries(words).map(([name, inner]) => [name, fillAll(inner, values)]),
  )
}

/** Sound, because the type is generated from the files. */
const isGroup = <Key extends WordGroupKey>(words: unknown): words is WordGroup<Key> =>
  typeof words === 'object' && words !== null

export const createTranslateGroup =
  (translations: Pick<i18n, 'getResource'>, locale: Locale): TranslateGroup =>
  <Key extends WordGroupKey>(key: Key, values: SentenceValues = {}): WordGroup<Key> => {
    const [file = '', path = ''] = key.split(':')
    const words = fillAll(translations.getResource(locale, file, path), values)
    if (!isGroup<Key>(words)) throw new Error(`${key} is not a group of translations.`)
    return words
  }
