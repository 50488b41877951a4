import {
  isExam,
  isIndexed,
  isLegal,
  type PageName,
  pageNames,
  type RowName,
} from '../../addresses/pageTable.js'
import type { FieldTable, InputOf } from '../forms/fieldTable.js'

export const feedbackAnswers = ['yes', 'no'] as const

const sentenceLength = 500

export const feedbackPages: readonly PageName[] = pageNames
  .filter(isIndexed)
  .filter((name) => isExam(name) || isLegal(name) || name === 'careers')

export const feedbackOffer = (id: string): string => `job/${id}`

export const feedbackPage = (page: RowName | undefined, offer?: string): string | undefined =>
  page === 'job' && offer !== undefined
    ? feedbackOffer(offer)
    : feedbackPages.find((name) => name === page)

export const feedbackFields = (pages: readonly string[]) =>
  ({
    page: {
      clean: 'line',
      rules: [
        { rule: 'required', message: 'feedback:page.errors.unknown' },
        { rule: 'oneOf', values: pages, message: 'feedback:page.errors.unknown' },
      ],
    },
    answer: {
      clean: 'line',
      rules: [
        { rule: 'required', message: 'feedback:answer.errors.required' },
        { rule: 'oneOf', values: feedbackAnswers, message: 'feedback:answer.errors.required' },
      ],
    },
    sentence: {
      clean: 'lines',
      rules: [{ rule: 'max', length: sentenceLength, message: 'feedback:sentence.errors.tooLong' }],
    },
  }) as const satisfies FieldTable

export type FeedbackField = keyof ReturnType<typeof feedbackFields>

export type FeedbackInput = InputOf<ReturnType<typeof feedbackFields>>
