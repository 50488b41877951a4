import { type ExamName, examNames, homeAnchors, type Locale } from '../../addresses/pageTable.js'
import { urlFor } from '../../addresses/urlFor.js'
import type { SiteContent } from '../content/siteContent.js'
import type { Facts } from '../clinic/facts.js'
import type { MessageGroup, Translate, TranslateGroup } from '../language/messages.js'

export interface ReceivedTexts extends MessageGroup<'received:notice'> {
  readonly emergency: string
  readonly steps: MessageGroup<'received:steps'>
  readonly links: {
    readonly way: string
    readonly anyPreparation: string
    readonly preparations: { readonly [Exam in ExamName]?: string }
  }
}

interface Language {
  readonly t: Translate
  readonly words: TranslateGroup
  readonly content: Pick<SiteContent, 'exams' | 'pages'>
  readonly facts: Pick<Facts, 'of'>
  readonly locale: Locale
}

export const receivedTexts = ({ t, words, content, facts, locale }: Language): ReceivedTexts => ({
  ...words('received:notice'),
  emergency: t('common:emergency'),
  steps: words('received:steps', {
    arriveEarly: facts.of('arriveEarly')[locale],
    reportDelay: facts.of('reportDelay')[locale],
  }),
  links: {
    way: `#${homeAnchors.map}`,
    anyPreparation: urlFor('tools', locale, sheetOf(content)),
    preparations: preparationsIn(content, locale),
  },
})

const sheetOf = ({ pages }: Language['content']): string | undefined =>
  pages.tools.tools.find(({ tool }) => tool === 'preparationSheet')?.id

const preparationsIn = (
  { exams }: Language['content'],
  locale: Locale,
): ReceivedTexts['links']['preparations'] =>
  Object.fromEntries(
    examNames.map((exam) => {
      const section = exams[exam].sections.find(({ kind }) => kind === 'prepare')
      return [exam, urlFor(exam, locale, section?.id)]
    }),
  )
