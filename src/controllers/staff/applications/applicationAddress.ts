import { staffUrl } from '../../../addresses/staffTable.js'
import { jobs } from '../../../content/jobs/jobCatalogue.js'
import { spontaneous } from '../../../services/careers/applicationChoices.js'
import {
  type ApplicationView,
  isApplicationView,
} from '../../../services/staff/applications/applicationChoices.js'
import { referencePattern } from '../../../services/submissions/reference.js'

/** Which list somebody looks at: choices alone, so that it may stand in an address. */
export interface ListAddress {
  readonly view: ApplicationView
  readonly offer?: string
}

/** What has just happened, for the page that follows a post. */
export interface ListNews {
  /** References that were changed. */
  readonly changed: readonly string[]
  /** How many somebody else had changed. */
  readonly conflicts: number
  readonly said: 'undone' | 'late' | 'nothing' | undefined
}

/** What applications may be for: offers, the closed ones too, or none in particular. */
export const offerIds: readonly string[] = [...jobs.map(({ id }) => id), spontaneous]

const says = ['undone', 'late', 'nothing'] as const

/** Whatever somebody wrote into the address: what is not understood counts as not written. */
export const readListAddress = (values: URLSearchParams): ListAddress => {
  const view: unknown = values.get('view')
  const offer = offerIds.find((id) => id === values.get('offer'))
  return {
    view: isApplicationView(view) ? view : 'open',
    ...(offer === undefined ? {} : { offer }),
  }
}

export const readListNews = (values: URLSearchParams): ListNews => {
  const conflicts = Number(values.get('conflicts'))
  return {
    changed: (values.get('changed') ?? '').split(' ').filter((one) => referencePattern.test(one)),
    conflicts: Number.isSafeInteger(conflicts) && conflicts > 0 ? conflicts : 0,
    said: says.find((one) => one === values.get('said')),
  }
}

type Written = Readonly<Record<string, string | number | undefined>>

/** The values of a list without its path: what pages hand on to come back to it. */
export const writeList = ({ view, offer }: ListAddress, news: Written = {}): string => {
  const values = new URLSearchParams()
  for (const [name, value] of Object.entries({ view, offer, ...news })) {
    if (value !== undefined) values.set(name, value)
  }
  return values.toString()
}

export const listUrl = (list: ListAddress, news?: Written): string =>
  `${staffUrl('applications')}?${writeList(list, news)}`

/** The address of one application, which knows the list it was opened from. */
export const applicationUrl = (reference: string, list: ListAddress, news?: Written): string =>
  `${staffUrl('application', { reference })}?${writeList(list, news)}`
