import { staffUrl } from '../../../addresses/staffTable.js'
import { jobs } from '../../../content/jobs/jobCatalogue.js'
import { spontaneous } from '../../../shared/careers/applicationChoices.js'
import {
  type ApplicationView,
  isApplicationView,
} from '../../../shared/staff/applicationDeskChoices.js'
import { type ListValues, readCursor, writeListValues } from '../record/listNews.js'

/** Which list somebody looks at: choices alone, so that it may stand in an address. */
export interface ListAddress {
  readonly view: ApplicationView
  readonly offer?: string | undefined
  /** From the page before. */
  readonly cursor?: string | undefined
}

/** What applications may be for: offers, the closed ones too, or none in particular. */
export const offerIds: readonly string[] = [...jobs.map(({ id }) => id), spontaneous]

/** Whatever somebody wrote into the address: what is not understood counts as not written. */
export const readListAddress = (values: URLSearchParams): ListAddress => {
  const view: unknown = values.get('view')
  const offer = offerIds.find((id) => id === values.get('offer'))
  const cursor = readCursor(values)
  return {
    view: isApplicationView(view) ? view : 'open',
    offer,
    cursor,
  }
}

/** The values of a list without its path: what pages hand on to come back to it. */
export const writeList = ({ view, offer, cursor }: ListAddress, news: ListValues = {}): string =>
  writeListValues({ view, offer, after: cursor, ...news })

export const listUrl = (list: ListAddress, news?: ListValues): string =>
  `${staffUrl('applications')}?${writeList(list, news)}`

/** The address of one application, which knows the list it was opened from. */
export const applicationUrl = (reference: string, list: ListAddress, news?: ListValues): string =>
  `${staffUrl('application', { reference })}?${writeList(list, news)}`
