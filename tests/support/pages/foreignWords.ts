import { type CheerioAPI, load } from 'cheerio'
import type { Locale } from '../../../src/addresses/pageTable.js'

/** Little words that one language has and the other has not, and names made without them. */
const marksOf: Readonly<Record<Locale, RegExp>> = {
  fr: /(?<![\p{L}’-])(?:des?|du|la|les?|et|sur|aux|une?|pour|dans|santé)(?![\p{L}’-])|(?<!\p{L})[ld]’\p{L}/iu,
  en: /(?<![\p{L}’-])(?:the|of|and|for|with|not|your?|to|heart|screening|control)(?![\p{L}’-])/iu,
}

/** As the DOM numbers its nodes. */
const textNode = 3

const languageOf = ($: CheerioAPI, node: NonNullable<Parameters<CheerioAPI>[0]>): Locale =>
  $(node).closest('[lang]').attr('lang')?.startsWith('en') === true ? 'en' : 'fr'

/**
 * Texts that look like the other language and do not say so: a screen reader would pronounce them
 * by the wrong rules.
 * @param names of people, streets and brands, which are said alike in both
 */
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
