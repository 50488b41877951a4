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

/** The pages that ask whether they were useful; open offers ask too. */
export const feedbackPages: readonly PageName[] = pageNames
  .filter(isIndexed)
  .filter((name) => isExam(name) || isLegal(name) || name === 'careers')

/** What an offer is called where pages are named: `job/sonographer`. */
export const feedbackOffer = (id: string): string => `job/${id}`

/** The name under which a page is judged; nothing for pages that do not ask. */
export const feedbackPage = (page: RowName | undefined, offer?: string): string | undefined =>
  page === 'job' && offer !== undefined
    ? feedbackOffer(offer)
    : feedbackPages.find((name) => name === page)

/**
 * What page feedback asks, in the order of the form.
 * @param pages the names that may be judged now
 */
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

/** What stands in the fields, cleaned. */
export type FeedbackInput = InputOf<ReturnType<typeof feedbackFields>>
