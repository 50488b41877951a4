import { type IndexedName, isExam } from '../../addresses/pageTable.js'
import { exams } from '../../content/exams/examCatalogue.js'
import { jobs } from '../../content/jobs/jobCatalogue.js'
import { pageContents } from '../../content/pages/pageCatalogue.js'

const latest = (dates: readonly string[]): string => dates.reduce((a, b) => (a > b ? a : b))

/** These list the offers, so they change with them. */
const offerLists: readonly IndexedName[] = ['home', 'careers']

export const pageUpdated = (name: IndexedName): string => {
  if (isExam(name)) return exams[name].updated
  const { updated } = pageContents[name]
  return offerLists.includes(name) ? latest([updated, ...jobs.map((job) => job.updated)]) : updated
}
