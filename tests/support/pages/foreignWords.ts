import { type CheerioAPI, load } from 'cheerio'
import type { Locale } from '../../../src/addresses/pageTable.js'

/** Frequent words of one language only. Parts of hyphenated words, such as place names, do not match. */
const marksOf: Readonly<Record<Locale, RegExp>> = {
  fr: /(?<![\p{L}’-])(?:des?|du|la|les?|et|sur|aux|une?|pour|dans|santé)(?![\p{L}’-])|(?<!\p{L})[ld]’\p{L}/iu,
  en: /(?<![\p{L}’-])(?:the|of|and|for|with|not|your?|to|heart|screening|control)(?![\p{L}’-])/iu,
}

/** `Node.TEXT_NODE` */
const textNode = 3

const languageOf = ($: CheerioAPI, node: NonNullable<Parameters<CheerioAPI>[0]>): Locale =>
  $(node).closest('[lang]').attr('lang')?.startsWith('en') === true ? 'en' : 'fr'

/** Returns texts in the other language without `lang`. @param names that are the same in both languages */
export const foreignWords = (html: string, names: readonly string[]): readonly string[] => {
  const $ = load(html)
  $('script, style').remove()
  return $('body *')
    .contents()
    .toArray()
    .flatMap((node) => {
      if (node.nodeType !== textNode || node.parent === null) return []
      const text = names.reduce((rest, name) => rest.replaceAll(name, ''), node.data)
      const language = languageOf($, node.parent)
      const other = language === 'fr' ? 'en' : 'fr'
      return marksOf[other].test(text) ? [`${language}: ${node.data}`] : []
    })
}
