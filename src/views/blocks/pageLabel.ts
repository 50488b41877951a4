import type { RowName } from '../../addresses/pageTable.js'
import type { ExamContent, ExamName } from '../../content/contentTypes.js'
import { useSite } from '../site/site.js'

const isExam = (page: RowName, exams: Readonly<Record<ExamName, ExamContent>>): page is ExamName =>
  page in exams

/** How a page is called in menus and breadcrumbs. */
export const usePageLabel = (): ((page: RowName) => string) => {
  const { exams, job, localize, t } = useSite()
  return (page) => {
    if (isExam(page, exams)) return localize(exams[page].shortName)
    return page === 'job' && job !== undefined ? localize(job.title) : t(`common:pages.${page}`)
  }
}
