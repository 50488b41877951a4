import type { LegalContent, LegalSection } from '../../services/content/schemas/legal.js'
import type { Localized } from '../../content/localized.js'
import { type KeptKind, keptKinds } from '../../content/pages/whatWeKeep.js'
import type { SiteContent } from '../../services/content/siteContent.js'
import { storedFieldLabels } from '../../services/storedData/storedFieldLabels.js'
import { inSentence } from '../../shared/text/inSentence.js'
import type { Site } from '../../views/pageContext/site.js'

const written = (text: string): Localized => ({ fr: text, en: text })

type WhatWeKeep = SiteContent['pages']['whatWeKeep']

const articleOf = (page: WhatWeKeep, kind: KeptKind, { t, localizeMarkup }: Site): LegalSection => {
  const { id, heading, why, what, who, howLong } = page.kinds[kind]
  const contents =
    what === undefined
      ? storedFieldLabels(kind).map(({ part, labels }) => ({
          part,
          fields: labels.map((label) => inSentence(t(label))).join('; '),
        }))
      : [{ part: 'fields', fields: localizeMarkup(what) } as const]
  return {
    id,
    heading,
    closed: true,
    blocks: [
      { kind: 'paragraph', text: why },
      {
        kind: 'list',
        items: [
          ...contents.map(({ part, fields }) => written(t(`legal:kept.${part}`, { fields }))),
          written(t('legal:kept.who', { who: inSentence(localizeMarkup(who)) })),
          written(t('legal:kept.howLong', { howLong: inSentence(localizeMarkup(howLong)) })),
        ],
      },
    ],
  }
}

export const whatWeKeepArticles = (page: WhatWeKeep, site: Site): LegalContent => ({
  ...page,
  sections: keptKinds.map((kind) => articleOf(page, kind, site)),
})
