import { type IndexedName, isExam } from '../../addresses/pageTable.js'
import type { SiteContent } from '../content/siteContent.js'

const latest = (dates: readonly string[]): string => dates.reduce((a, b) => (a > b ? a : b))

const offerLists: readonly IndexedName[] = ['home', 'careers']

export const pageUpdated = ({ exams, pages, jobs }: SiteContent, name: IndexedName): string => {
  if (isExam(name)) return exams[name].updated
  const { updated } = pages[name]
  return offerLists.includes(name) ? latest([updated, ...jobs.map((job) => job.updated)]) : updated
}
