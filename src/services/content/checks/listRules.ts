import { broken } from '../../schema/brokenRule.js'
import { plainText } from './plainText.js'
import { type WordError, errorOf, type Locale, locales, textsOf, type Word } from './wordTypes.js'

/** Matches keys of list items, such as `mri.sections[2].list[0]`; the first group is the list. */
const listItem =
  /^((?:.+\.)?(?:list|items|duties|required|assets|offer))\[\d+\]$|^((?:.+\.)?(?:bring|callFirst|tellUs))\[\d+\]\.text$/

const listOf = ({ file, key }: Word): string | undefined => {
  const [, list, listOfTexts] = listItem.exec(key) ?? []
  const name = list ?? listOfTexts
  return name === undefined ? undefined : `${file} ${name}`
}

const endsWithStop = (text: string): boolean => /[.!?…]$/.test(text)

// A stop inside an abbreviation or a number does not end a sentence.
const hasTwoSentences = (text: string): boolean =>
  /(?<!\b(?:[ap]\.m|M|MM|Dr|St|vol|no))[.!?…]\s+\p{Lu}/u.test(text)

/** Maximum number of words of an item that is a name, not a sentence. */
const shortItem = 5

const isShort = (text: string): boolean => text.split(/\s+/).length <= shortItem

/** Returns whether the items of a list are sentences: most of them are, or one item contains two. */
const needsStops = (texts: readonly string[]): boolean => {
  if (texts.some(hasTwoSentences)) return true
  return !texts.every(isShort) && texts.filter(endsWithStop).length * 2 > texts.length
}

const stopErrors = (items: readonly Word[]): readonly WordError[] => {
  const textsIn = (locale: Locale) => items.map(({ texts }) => plainText(texts[locale] ?? ''))
  const withStops = locales.some((locale) => needsStops(textsIn(locale)))
  const rule = broken(withStops ? 'listStop' : 'listNoStop')
  return items.flatMap((word) =>
    textsOf(word).flatMap(([locale, text]) => {
      const plain = plainText(text)
      if (/[;,]$/.test(plain)) return [errorOf(word, locale, broken('listNoStop'))]
      return endsWithStop(plain) === withStops ? [] : [errorOf(word, locale, rule)]
    }),
  )
}

/** Checks that all items of a list end alike: sentences with a full stop, phrases without. */
export const listErrors = (words: readonly Word[]): readonly WordError[] => {
  const lists = Map.groupBy(words, listOf)
  return [...lists].flatMap(([list, items]) => (list === undefined ? [] : stopErrors(items)))
}
