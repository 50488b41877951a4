import type { Translate, TranslateGroup, WordGroup } from '../language/words.js'

/** The confirmation; `{{date}}`, `{{time}}` and `{{delay}}` are filled in when it is known. */
export interface ReceivedWords extends WordGroup<'received:notice'> {
  readonly emergency: string
}

interface Language {
  readonly t: Translate
  readonly words: TranslateGroup
}

/** The confirmation of a request, its values still to be filled in. */
export const receivedWords = ({ t, words }: Language): ReceivedWords => ({
  ...words('received:notice'),
  emergency: t('common:emergency'),
})
