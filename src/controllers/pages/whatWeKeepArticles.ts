import type { LegalContent, LegalSection } from '../../content/contentTypes.js'
import type { Localized } from '../../content/localized.js'
import { type KeptKind, keptKinds, whatWeKeep } from '../../content/pages/whatWeKeep.js'
import { keptWords } from '../../services/storedData/keptWords.js'
import type { Site } from '../../views/pageContext/site.js'

const written = (text: string): Localized => ({ fr: text, en: text })

/** Lower-cases the first letter of a form label for use within a sentence. */
const inSentence = (label: string): string =>
  // Except abbreviations: « CV et autres documents ».
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

export const whatWeKeepArticles = (site: Site): LegalContent => ({
  ...whatWeKeep,
  sections: keptKinds.map((kind) => articleOf(kind, site)),
})
