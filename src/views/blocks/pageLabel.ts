import type { NamedPage } from '../../addresses/pageTable.js'
import { useSite } from '../pageContext/site.js'

export const usePageLabel = (): ((page: NamedPage | 'job') => string) => {
  const { job, localize, pageName } = useSite()
  return (page) => {
    if (page !== 'job') return pageName(page)
    return job === undefined ? '' : localize(job.title)
  }
}
