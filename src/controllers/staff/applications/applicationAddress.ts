import { staffUrl } from '../../../addresses/staffTable.js'
import type { JobContent } from '../../../services/content/schemas/job.js'
import { spontaneous } from '../../../shared/careers/applicationChoices.js'
import { type ApplicationView, isApplicationView } from '../../../shared/staff/deskChoices.js'
import { type ListValues, readCursor, writeListValues } from '../record/listNews.js'

/** List and filters in the URL, without personal data. */
export interface ListAddress {
  readonly view: ApplicationView
  readonly offer?: string | undefined
  readonly cursor?: string | undefined
}

export const offerIds = (jobs: readonly JobContent[]): readonly string[] => [
  ...jobs.map(({ id }) => id),
  spontaneous,
]

export const readListAddress = (
  jobs: readonly JobContent[],
  values: URLSearchParams,
): ListAddress => {
  const view: unknown = values.get('view')
  const offer = offerIds(jobs).find((id) => id === values.get('offer'))
  const cursor = readCursor(values)
  return {
    view: isApplicationView(view) ? view : 'open',
    offer,
    cursor,
  }
}

export const writeList = ({ view, offer, cursor }: ListAddress, news: ListValues = {}): string =>
  writeListValues({ view, offer, after: cursor, ...news })

export const listUrl = (list: ListAddress, news?: ListValues): string =>
  `${staffUrl('applications')}?${writeList(list, news)}`

export const applicationUrl = (reference: string, list: ListAddress, news?: ListValues): string =>
  `${staffUrl('application', { reference })}?${writeList(list, news)}`
