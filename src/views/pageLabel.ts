import type { RowName } from '../routes/table.js'
import type { ExamContent, ExamName } from '../services/content/contentTypes.js'
import { useSite } from './site.js'

const isExam = (page: RowName, exams: Readonly<Record<ExamName, ExamContent>>): page is ExamName =>
  page in exams

/** How a page is called in menus and breadcrumbs. */
export const usePageLabel = (): ((page: RowName) => string) => {
  const { exams, job, say, t } = useSite()
  return (page) => {
    if (isExam(page, exams)) return say(exams[page].shortName)
    return page === 'job' && job !== undefined ? say(job.title) : t(`common:pages.${page}`)
  }
}
