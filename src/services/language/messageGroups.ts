import type { i18n } from 'i18next'
import type { Locale } from '../../addresses/pageTable.js'
import { fillIn, type SentenceValues } from '../../shared/language/fillIn.js'
import type { MessageGroup, MessageGroupKey, TranslateGroup } from './messages.js'

const fillAll = (texts: unknown, values: SentenceValues): unknown => {
  if (typeof texts === 'string') return fillIn(texts, values)
  if (typeof texts !== 'object' || texts === null) return undefined
  return Object.fromEntries(
    Object.entries(texts).map(([name, inner]) => [name, fillAll(inner, values)]),
  )
}

/** Sound, because the type is generated from the files. */
const isGroup = <Key extends MessageGroupKey>(texts: unknown): texts is MessageGroup<Key> =>
  typeof texts === 'object' && texts !== null

export const createTranslateGroup =
  (translations: Pick<i18n, 'getResource'>, locale: Locale): TranslateGroup =>
  <Key extends MessageGroupKey>(key: Key, values: SentenceValues = {}): MessageGroup<Key> => {
    const [file = '', path = ''] = key.split(':')
    const texts = fillAll(translations.getResource(locale, file, path), values)
    if (!isGroup<Key>(texts)) throw new Error(`${key} is not a group of translations.`)
    return texts
  }
