import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createInstance,
  type i18n,
  type ResourceLanguage,
  type TFunction,
  type TOptions,
} from 'i18next'
import { type Locale, locales } from '../../addresses/pageTable.js'
import { fillIn, type SentenceValues } from '../../shared/language/fillIn.js'
import { listLocaleFiles, namespaceOf } from './localeFiles.js'
import type {
  Message,
  MessageGroup,
  MessageGroupKey,
  MessageKey,
  Translate,
  TranslateGroup,
} from './messages.js'

/** Removes the second stop after "6 p.m.", bold or not. */
const withOneStop = (text: string): string => text.replace(/(?<=\b[ap]\.m\.)(\**)\./g, '$1')

const createTranslate = (t: TFunction): Translate => {
  // Caches sentences, because i18next takes longer per text than React per element.
  const sentences = new Map<string, string>()
  // i18next's types accept dynamic keys only with a default value.
  const look = (key: string, options: TOptions): string => t(key, { ...options, defaultValue: key })

  const sentenceOf = (key: string): string => {
    const known = sentences.get(key)
    if (known !== undefined) return known
    const sentence = withOneStop(look(key, { skipInterpolation: true }))
    sentences.set(key, sentence)
    return sentence
  }

  return (message: MessageKey | Message, given?: Readonly<Record<string, string | number>>) => {
    const { key, values } = typeof message === 'string' ? { key: message, values: given } : message
    if (values === undefined) return sentenceOf(key)
    // « 1 demande », « 2 demandes »: i18next selects the plural form.
    return withOneStop('count' in values ? look(key, values) : fillIn(sentenceOf(key), values))
  }
}

const made = new WeakMap<i18n, Map<Locale, Translate>>()

export const translateIn = (translations: i18n, locale: Locale): Translate => {
  const byLocale = made.get(translations) ?? new Map<Locale, Translate>()
  made.set(translations, byLocale)
  const translate = byLocale.get(locale) ?? createTranslate(translations.getFixedT(locale))
  byLocale.set(locale, translate)
  return translate
}

const readTexts = (folder: string): ResourceLanguage =>
  Object.fromEntries(
    listLocaleFiles(folder).map((file) => [
      namespaceOf(file),
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ]),
  )

const pluralForm = /_(?:zero|one|two|few|many|other)$/

const keysIn = (texts: unknown, path = ''): readonly string[] =>
  typeof texts === 'object' && texts !== null
    ? Object.entries(texts).flatMap(([name, value]) =>
        keysIn(value, path === '' ? name : `${path}.${name}`),
      )
    : [path.replace(pluralForm, '')]

/** Returns `file:key` of French texts without a translation, for which i18next falls back silently. */
const missingIn = (translated: ResourceLanguage, french: ResourceLanguage): readonly string[] =>
  Object.entries(french).flatMap(([file, texts]) => {
    const known = new Set(keysIn(translated[file]))
    return [...new Set(keysIn(texts))]
      .filter((key) => !known.has(key))
      .map((key) => `${file}:${key}`)
  })

/**
 * Loads the translations; French is the default and fallback.
 * @param onMissing called once per missing translation
 */
export const openTranslations = async (
  folder: string,
  onMissing: (key: string) => void,
): Promise<i18n> => {
  const translations = createInstance()
  const resources = Object.fromEntries(
    locales.map((locale) => [locale, readTexts(join(folder, locale))]),
  )
  const french = resources['fr'] ?? {}
  const reported = new Set<string>()
  const report = (key: string): void => {
    if (!reported.has(key)) onMissing(key)
    reported.add(key)
  }
  await translations.init({
    lng: 'fr',
    fallbackLng: 'fr',
    supportedLngs: [...locales],
    resources,
    ns: Object.keys(french),
    defaultNS: 'common',
    // React escapes; escaping twice would display `&#39;`.
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => report(`${namespace}:${key}`),
    returnNull: false,
  })
  for (const texts of Object.values(resources)) missingIn(texts, french).forEach(report)
  return translations
}

const fillAll = (texts: unknown, values: SentenceValues): unknown => {
  if (typeof texts === 'string') return fillIn(texts, values)
  if (typeof texts !== 'object' || texts === null) return undefined
  return Object.fromEntries(
    Object.entries(texts).map(([name, inner]) => [name, fillAll(inner, values)]),
  )
}

/** Narrows safely, because the type is generated from the locale files. */
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
