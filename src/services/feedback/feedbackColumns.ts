import type { FieldColumns } from '../submissions/fieldColumns.js'
import type { FieldWords } from '../submissions/fieldWords.js'
import type { Feedback } from './feedback.js'

/** How lists, files for spreadsheets and copies for the person tell an answer about a page. */
export const feedbackColumns = ({
  t,
  moment,
  page,
  suspicions,
}: FieldWords): FieldColumns<Feedback> => ({
  createdAt: { heading: t('lists:columns.received'), cell: ({ createdAt }) => moment(createdAt) },
  page: { heading: t('lists:columns.page'), cell: (answer) => page(answer.page) },
  locale: {
    heading: t('lists:columns.pageLanguage'),
    cell: ({ locale }) => t(`forms:language.options.${locale}`),
  },
  answer: {
    heading: t('lists:columns.answer'),
    cell: ({ answer }) => t(`lists:columns.${answer}`),
  },
  sentence: { heading: t('lists:columns.sentence'), cell: ({ sentence = '' }) => sentence },
  suspected: {
    heading: t('lists:columns.suspected'),
    cell: ({ suspected }) => suspicions(suspected),
  },
  id: { heading: t('lists:columns.id'), cell: ({ id }) => id },
})
