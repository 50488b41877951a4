import { placeholdersIn } from '../../../shared/language/fillIn.js'
import { placeOf, type PrintedError, type Word } from './wordTypes.js'

const placeholderSet = (text: string, key: string): string => {
  // A plural form may omit the number: « une personne ».
  const isSingle = /_(zero|one)$/.test(key)
  const names = new Set(placeholdersIn(text).filter((name) => !(isSingle && name === 'count')))
  return [...names].toSorted().join(', ')
}

export const samePlaceholders = (word: Word): readonly PrintedError[] => {
  const { fr, en } = word.texts
  if (word.from !== 'locales' || fr === undefined || en === undefined) return []
  const [french, english] = [placeholderSet(fr, word.key), placeholderSet(en, word.key)]
  if (french === english) return []
  return [{ ...placeOf(word, 'fr'), error: `has {{${french}}} where English has {{${english}}}` }]
}
