import { type Feedback, feedbackKind } from '../../services/feedback/feedback.js'
import type { ListWords } from './listWords.js'
import { screenTable, type SubmissionListing, wholeLines } from './submissionList.js'
import type { Columns } from '../shared/textTable.js'

const csv = ({ t, moment, page, suspicions }: ListWords): Columns<Feedback> => ({
  [t('lists:columns.received')]: ({ createdAt }) => moment(createdAt),
  [t('lists:columns.page')]: (answer) => page(answer.page),
  [t('lists:columns.pageLanguage')]: ({ locale }) => t(`forms:language.options.${locale}`),
  [t('lists:columns.answer')]: ({ answer }) => t(`lists:columns.${answer}`),
  [t('lists:columns.sentence')]: ({ sentence = '' }) => sentence,
  [t('lists:columns.suspected')]: ({ suspected }) => suspicions(suspected),
  [t('lists:columns.id')]: ({ id }) => id,
})

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

const counts = ({ t, page }: ListWords): Columns<PageCount> => ({
  [t('lists:columns.page')]: (count) => page(count.page),
  [t('lists:columns.yes')]: ({ yes }) => String(yes),
  [t('lists:columns.no')]: ({ no }) => String(no),
  [t('lists:columns.share')]: ({ yes, no }) => `${Math.round((100 * yes) / (yes + no))} %`,
})

const sentences = (answers: readonly Feedback[], words: ListWords): readonly string[] => {
  const written = answers.filter(({ sentence }) => sentence !== undefined)
  if (written.length === 0) return []
  const left = [words.t('lists:columns.suspected'), words.t('lists:columns.id')]
  const columns = Object.entries(csv(words)).filter(([name]) => !left.includes(name))
  return ['', ...screenTable(written, Object.fromEntries(columns))]
}

/** How `npm run feedback` lists what visitors say of pages: counted, then in their own words. */
export const feedbackListing: SubmissionListing<Feedback> = {
  kind: feedbackKind,
  noun: 'answer',
  options: [],
  csv,
  overview: (answers, words) => [
    ...screenTable(countByPage(answers), counts(words)),
    ...sentences(answers, words),
    '',
    words.t('lists:feedback', { count: answers.length }),
  ],
  whole: (answer, words) => wholeLines(answer, csv(words)),
}
