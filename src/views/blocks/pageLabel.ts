import type { NamedPage } from '../../addresses/pageTable.js'
import { useSite } from '../pageContext/site.js'

/** What a breadcrumb calls a page; an offer is called by its title. */
export const usePageLabel = (): ((page: NamedPage | 'job') => string) => {
  const { job, localize, pageName } = useSite()
  return (page) => {
    if (page !== 'job') return pageName(page)
    return job === undefined ? '' : localize(job.title)
  }
}
