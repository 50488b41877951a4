import { isRecord } from '../../../shared/records/isRecord.js'
import { factsIn, linksIn, markupRuns } from '../../../shared/text/markup.js'
import type { Facts } from '../../clinic/facts.js'
import { type BrokenRule, broken } from '../../schema/brokenRule.js'
import { unevenErrors } from './facts/sameFacts.js'
import { createFilling } from './filling.js'
import { bannedWordErrors } from './glossary/bannedWords.js'
import type { TextSource } from './wordsOf.js'
import { type WordError, errorOf, locales, textsOf, type Word } from './wordTypes.js'

/** Returns the texts of content; locale files contain no facts. */
const contentTexts = (word: Word) => (word.from === 'content' ? textsOf(word) : [])

export const missingLanguage = (word: Word): readonly WordError[] =>
  word.from === 'content'
    ? locales
        .filter((locale) => word.texts[locale] === undefined)
        .map((locale) => errorOf(word, locale, broken('missing')))
    : []

const unknownFacts = (word: Word, names: readonly string[]): readonly WordError[] =>
  contentTexts(word).flatMap(([locale, text]) =>
    factsIn(text)
      .filter((name) => !names.includes(name))
      .map((name) => errorOf(word, locale, broken('unknownFact', { fact: `{{${name}}}` }))),
  )

/**
 * Matches codes and pieces of codes, but not `[sic]` and `5 * 3`. Lengths are limited, because each
 * `[` starts a search.
 */
const anyCode =
  /\{+[^{}]{0,40}\}*|\}+|\[[^\]]{0,80}\] ?\([^)]{0,200}\)?|\] ?\(|\((?:page|tel|mailto):\w*|\*\*/

/** Matches codes of facts, links and bold; `{name}`, `[` and `*` may have another meaning. */
const siteCode = /\{\{[^{}]{0,40}\}*|\}\}|\[[^\]]{0,80}\]\([^)]{0,200}\)?|\*\*/

/** Reports codes that the site would show as written. @param word with facts filled in */
const brokenCodes = (word: Word): readonly WordError[] =>
  contentTexts(word).flatMap(([locale, text]) =>
    markupRuns(text)
      .flatMap((run) => anyCode.exec(run.text)?.[0] ?? [])
      .slice(0, 1)
      .map((code) => errorOf(word, locale, broken('brokenCode', { code }))),
  )

const isTemplate = (file: string): boolean => file.includes('/content/templates/')

/** Returns whether the texts of a file appear as written: the site fills in no facts and renders no links. */
export const isPlainFile = (file: string): boolean =>
  isTemplate(file) || /\/content\/(?:clinic|phrases)\.json$/.test(file)

const codesInPlain = (word: Word): readonly WordError[] => {
  const pattern = isTemplate(word.file) ? siteCode : anyCode
  return contentTexts(word).flatMap(([locale, text]) =>
    [...(pattern.exec(text) ?? [])].map((code) =>
      errorOf(word, locale, broken('plainField', { code })),
    ),
  )
}

/** Returns the strings of a value that are in one language, such as names. */
const namesIn = (
  value: unknown,
  key: string,
): readonly (readonly [key: string, text: string])[] => {
  if (typeof value === 'string') return [[key, value]]
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, place) => namesIn(item, `${key}[${place}]`))
  }
  if (!isRecord(value) || ('fr' in value && 'en' in value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    namesIn(inner, key === '' ? name : `${key}.${name}`),
  )
}

/** Reports codes in texts of documents that are in one language, which appear as written. */
export const codesInNames = (sources: readonly TextSource[]): readonly WordError[] =>
  sources
    .filter(({ file }) => file.endsWith('.json'))
    .flatMap(({ file, value }) =>
      namesIn(value, '').flatMap(([key, text]) =>
        [...(siteCode.exec(text) ?? [])].map((code) => ({
          file,
          key,
          ...broken('plainField', { code }),
        })),
      ),
    )

const emptyFacts = (word: Word, emptyNames: readonly string[]): readonly WordError[] =>
  contentTexts(word).flatMap(([locale, text]) =>
    factsIn(text)
      .filter((name) => emptyNames.includes(name))
      .map((name) => errorOf(word, locale, broken('emptyFact', { fact: `{{${name}}}` }))),
  )

export interface Targets {
  readonly pages: readonly string[]
  /** Documents of exams that are not offered; their links are not displayed. */
  readonly hiddenFiles: ReadonlySet<string>
  /** Anchors of a page by its name, including those of the views. */
  readonly anchorsOf: (page: string) => ReadonlySet<string>
  readonly anchorsIn: (file: string) => ReadonlySet<string>
}

const fixedTargets = ['tel:clinic', 'mailto:clinic', 'mailto:privacy']

/** Language of the linked text: `fr` or `en`, alone or before a URL. */
const languageMark = /^(?:fr|en)(?::(?=https:)|$)/

const isDead = (marked: string, file: string, targets: Targets): boolean => {
  const target = marked.replace(languageMark, '')
  if (target === '' || fixedTargets.includes(target)) return false
  if (target.startsWith('https://')) return !URL.canParse(target)
  if (target.startsWith('#')) return !targets.anchorsIn(file).has(target.slice(1))
  const [, page, anchor] = /^page:(\w+)(?:#(.+))?$/.exec(target) ?? []
  if (page === undefined || !targets.pages.includes(page)) return true
  return anchor !== undefined && !targets.anchorsOf(page).has(anchor)
}

const linkErrors = (word: Word, targets: Targets): readonly WordError[] =>
  (targets.hiddenFiles.has(word.file) ? [] : textsOf(word)).flatMap(([locale, text]) =>
    linksIn(text).flatMap(({ label, target }) => [
      ...(label.trim() === '' ? [errorOf(word, locale, broken('emptyLink', { target }))] : []),
      ...(isDead(target, word.file, targets)
        ? [errorOf(word, locale, broken('deadLink', { target }))]
        : []),
    ]),
  )

/** Returns the check of a text for errors that prevent its publication. */
export const createTextErrors = (
  facts: Pick<Facts, 'localize' | 'names' | 'emptyNames'>,
  targets: Targets,
): ((word: Word) => readonly WordError[]) => {
  const { filled } = createFilling(facts)
  return (word) => {
    if (isPlainFile(word.file)) return [...codesInPlain(word), ...bannedWordErrors(word)]
    const shown = filled(word)
    return [
      ...unknownFacts(word, facts.names),
      ...emptyFacts(word, facts.emptyNames),
      ...linkErrors(word, targets),
      ...unevenErrors(word),
      ...brokenCodes(shown),
      ...bannedWordErrors(shown),
    ]
  }
}

/**
 * Minimum and maximum number of characters. With the clinic's name, a title has about 60, as many
 * as search engines show.
 */
const limits = { title: [1, 49], description: [70, 160] } as const

/** Returns the error of a title or description. @param text as displayed, with facts filled in */
const headError = (text: string, part: keyof typeof limits): BrokenRule | undefined => {
  const [least, most] = limits[part]
  const length = [...text].length
  if (/\[.*\]\(|\*\*/.test(text)) return broken('marks')
  if (length >= least && length <= most) return undefined
  return broken('length', { length, least, most })
}

export const headErrors = (
  words: readonly Word[],
  localize: (text: string, locale: 'fr' | 'en') => string,
): readonly WordError[] => {
  const first = new Map<string, string>()
  return words.flatMap((word) => {
    const [, part] = /(?:^|\.)head\.(title|description)$/.exec(word.key) ?? []
    if (part !== 'title' && part !== 'description') return []
    return contentTexts(word).flatMap(([locale, text]) => {
      const filled = localize(text, locale)
      const error = headError(filled, part)
      const id = `${locale} ${part} ${filled}`
      const other = first.get(id)
      first.set(id, other ?? word.file)
      return [
        ...(error === undefined ? [] : [errorOf(word, locale, error)]),
        ...(other === undefined
          ? []
          : [errorOf(word, locale, broken('repeated', { found: other }))]),
      ]
    })
  })
}
