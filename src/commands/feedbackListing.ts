import { type Feedback, feedbackKind } from '../services/feedback/feedback.js'
import { shortMoment, type SubmissionListing, wholeLine } from './submissionList.js'
import { textTable } from './textTable.js'

const csv: SubmissionListing<Feedback>['csv'] = {
  createdAt: ({ createdAt }) => createdAt,
  page: ({ page }) => page,
  locale: ({ locale }) => locale,
  answer: ({ answer }) => answer,
  sentence: ({ sentence = '' }) => sentence,
  suspected: ({ suspected }) => suspected.join(' '),
  id: ({ id }) => id,
}

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

const counts = (answers: readonly Feedback[]): readonly string[] =>
  textTable(countByPage(answers), {
    PAGE: ({ page }) => page,
    YES: ({ yes }) => String(yes),
    NO: ({ no }) => String(no),
    SHARE: ({ yes, no }) => `${Math.round((100 * yes) / (yes + no))} %`,
  })

const sentences = (answers: readonly Feedback[]): readonly string[] => {
  const written = answers.filter(({ sentence }) => sentence !== undefined)
  if (written.length === 0) return []
  return [
    '',
    ...textTable(written, {
      RECEIVED: ({ createdAt }) => shortMoment(createdAt),
      PAGE: ({ page }) => page,
      LANG: ({ locale }) => locale,
      ANSWER: ({ answer }) => answer,
      SENTENCE: ({ sentence = '' }) => sentence.replaceAll('\n', ' '),
    }),
  ]
}

/** How `npm run feedback` lists what visitors say of pages: counted, then in their own words. */
export const feedbackListing: SubmissionListing<Feedback> = {
  kind: feedbackKind,
  noun: 'answer',
  options: [],
  csv,
  overview: (answers) => [
    ...counts(answers),
    ...sentences(answers),
    '',
    `${answers.length} answer${answers.length === 1 ? '' : 's'}, times in UTC`,
  ],
  whole: (answer) => Object.entries(csv).map(([name, cell]) => wholeLine(name, cell(answer))),
}
