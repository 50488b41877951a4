import type { LegalContent, LegalSection } from '../../content/contentTypes.js'
import type { Localized } from '../../content/localized.js'
import { type KeptKind, keptKinds, whatWeKeep } from '../../content/pages/whatWeKeep.js'
import { keptWords } from '../../services/storedData/keptWords.js'
import type { Site } from '../../views/pageContext/site.js'

/** A text that is already in the language of the page. */
const written = (text: string): Localized => ({ fr: text, en: text })

/** « Nom complet » of a form stands within a sentence here. */
const inSentence = (label: string): string =>
  // « CV et autres documents » keeps its capitals.
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

const articleOf = (kind: KeptKind, { t, localize }: Site): LegalSection => {
  const { id, heading, why, what, who, howLong } = whatWeKeep.kinds[kind]
  const fields =
    what === undefined
      ? keptWords(kind)
          .map((word) => inSentence(t(word)))
          .join('; ')
      : localize(what)
  return {
    id,
    heading,
    blocks: [
      { kind: 'paragraph', text: why },
      {
        kind: 'list',
        items: [
          written(t('legal:kept.fields', { fields })),
          written(t('legal:kept.who', { who: inSentence(localize(who)) })),
          written(t('legal:kept.howLong', { howLong: inSentence(localize(howLong)) })),
        ],
      },
    ],
  }
}

/** The page as articles: words of the content around the fields of the code. */
export const whatWeKeepArticles = (site: Site): LegalContent => ({
  ...whatWeKeep,
  sections: keptKinds.map((kind) => articleOf(kind, site)),
})
