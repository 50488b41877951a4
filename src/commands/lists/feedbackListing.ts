import { type Feedback, feedbackKind } from '../../services/feedback/feedback.js'
import { feedbackColumns } from '../../services/feedback/feedbackColumns.js'
import { columnsWithout } from '../../services/submissions/fieldColumns.js'
import type { FieldTexts } from '../../services/submissions/fieldTexts.js'
import { byHeading, screenTable, type SubmissionListing, wholeLines } from './submissionList.js'
import type { Columns } from '../shared/textTable.js'

interface PageCount {
  readonly page: string
  readonly yes: number
  readonly no: number
}

const countByPage = (answers: readonly Feedback[]): readonly PageCount[] =>
  [...new Set(answers.map(({ page }) => page))].toSorted().map((page) => {
    const ofPage = answers.filter((one) => one.page === page)
    const yes = ofPage.filter(({ answer }) => answer === 'yes').length
    return { page, yes, no: ofPage.length - yes }
  })

const counts = ({ t, page }: FieldTexts): Columns<PageCount> => ({
  [t('lists:columns.page')]: (count) => page(count.page),
  [t('lists:columns.yes')]: ({ yes }) => String(yes),
  [t('lists:columns.no')]: ({ no }) => String(no),
  [t('lists:columns.share')]: ({ yes, no }) => `${Math.round((100 * yes) / (yes + no))} %`,
})

const sentences = (answers: readonly Feedback[], words: FieldTexts): readonly string[] => {
  const written = answers.filter(({ sentence }) => sentence !== undefined)
  if (written.length === 0) return []
  const shown = columnsWithout(feedbackColumns(words), 'suspected', 'id')
  return ['', ...screenTable(written, byHeading(shown))]
}

export const feedbackListing: SubmissionListing<Feedback> = {
  kind: feedbackKind,
  noun: 'answer',
  options: [],
  columns: (words) => columnsWithout(feedbackColumns(words)),
  overview: (answers, words) => [
    ...screenTable(countByPage(answers), counts(words)),
    ...sentences(answers, words),
    '',
    words.t('lists:feedback', { count: answers.length }),
  ],
  whole: (answer, words) => wholeLines(answer, columnsWithout(feedbackColumns(words))),
}
