import type { FieldColumns } from '../submissions/fieldColumns.js'
import type { FieldTexts } from '../submissions/fieldTexts.js'
import type { Feedback } from './feedback.js'
import { labelStored } from '../../shared/language/storedChoices.js'
import { feedbackAnswers } from '../../shared/feedback/feedbackFields.js'

export const feedbackColumns = ({
  t,
  moment,
  page,
  suspicions,
  language,
}: FieldTexts): FieldColumns<Feedback> => ({
  createdAt: { heading: t('lists:columns.received'), cell: ({ createdAt }) => moment(createdAt) },
  page: { heading: t('lists:columns.page'), cell: (answer) => page(answer.page) },
  locale: {
    heading: t('lists:columns.pageLanguage'),
    cell: ({ locale }) => language(locale),
  },
  answer: {
    heading: t('lists:columns.answer'),
    cell: ({ answer }) =>
      labelStored(feedbackAnswers, answer, (known) => t(`lists:columns.${known}`)),
  },
  sentence: { heading: t('lists:columns.sentence'), cell: ({ sentence = '' }) => sentence },
  suspected: {
    heading: t('lists:columns.suspected'),
    cell: ({ suspected }) => suspicions(suspected),
  },
  id: { heading: t('lists:columns.id'), cell: ({ id }) => id },
})
