import { type BrokenRule, broken } from '../../schema/brokenRule.js'
import { linksIn, placeholdersIn, withoutCodes } from './plainText.js'
import { type WordError, errorOf, locales, textsOf, type Word } from './wordTypes.js'

/** Returns the texts of content; locale files contain no facts. */
const contentTexts = (word: Word) => (word.from === 'content' ? textsOf(word) : [])

export const missingLanguage = (word: Word): readonly WordError[] =>
  word.from === 'content'
    ? locales
        .filter((locale) => word.texts[locale] === undefined)
        .map((locale) => errorOf(word, locale, broken('missing')))
    : []

export const unknownFacts = (word: Word, names: readonly string[]): readonly WordError[] =>
  contentTexts(word).flatMap(([locale, text]) =>
    placeholdersIn(text)
      .filter((name) => !names.includes(name))
      .map((name) => errorOf(word, locale, broken('unknownFact', { fact: `{{${name}}}` }))),
  )

const pairedStars = (text: string): boolean => text.split('**').length % 2 === 1

/** Returns the first code that is not complete: braces, a link or bold marks. */
const brokenCode = (text: string, isTemplate: boolean): string | undefined => {
  const rest = withoutCodes(text)
  const [found] = (isTemplate ? /\{\{|\}\}/ : /[{}]+\w*[{}]*/).exec(rest) ?? []
  if (found !== undefined) return found
  const [link] = /\] ?\(|\((?:page|tel|mailto):\w*/.exec(rest) ?? []
  return link ?? (pairedStars(text) ? undefined : '**')
}

/** Reports mistyped codes, which visitors would see. Reply templates have places between single braces. */
export const brokenCodes = (word: Word): readonly WordError[] =>
  contentTexts(word).flatMap(([locale, text]) => {
    const code = brokenCode(text, word.file.includes('/templates/'))
    return code === undefined ? [] : [errorOf(word, locale, broken('brokenCode', { code }))]
  })

export const emptyFacts = (word: Word, emptyNames: readonly string[]): readonly WordError[] =>
  contentTexts(word).flatMap(([locale, text]) =>
    placeholdersIn(text)
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

export const linkErrors = (word: Word, targets: Targets): readonly WordError[] =>
  (targets.hiddenFiles.has(word.file) ? [] : textsOf(word)).flatMap(([locale, text]) =>
    linksIn(text).flatMap(({ label, target }) => [
      ...(label.trim() === '' ? [errorOf(word, locale, broken('emptyLink', { target }))] : []),
      ...(isDead(target, word.file, targets)
        ? [errorOf(word, locale, broken('deadLink', { target }))]
        : []),
    ]),
  )

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
