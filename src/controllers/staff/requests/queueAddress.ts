import { staffUrl } from '../../../addresses/staffTable.js'
import { isLocale } from '../../../addresses/urlFor.js'
import { type Subject, subjects } from '../../../shared/contact/contactChoices.js'
import { isRequestView, type RequestView } from '../../../shared/staff/deskChoices.js'
import type { RequestFilters } from '../../../services/staff/requests/requestLists.js'
import { referencePattern } from '../../../services/submissions/reference.js'
import {
  type ListNews,
  type ListValues,
  readCursor,
  readListNews,
  readPositive,
  writeListValues,
} from '../record/listNews.js'

/** Which list somebody looks at: choices alone, so that it may stand in an address. */
export interface QueueAddress extends RequestFilters {
  readonly view: RequestView
  readonly page: number
}

/** What has just happened, for the page that follows a post. */
export interface QueueNews extends ListNews {
  /** The request that the person was at. */
  readonly here: string | undefined
}

const isSubject = (value: string): value is Subject => subjects.some((one) => one === value)

/** Days that a filter may name. */
export const filterDays = [7, 30, 90] as const

const readFilters = (values: URLSearchParams): RequestFilters => {
  const exam = values.get('exam') ?? ''
  const language: unknown = values.get('language')
  const assignee = values.get('assignee') ?? ''
  const days = filterDays.find((one) => String(one) === values.get('days'))
  const cursor = readCursor(values)
  return {
    ...(isSubject(exam) ? { exam } : {}),
    ...(isLocale(language) ? { language } : {}),
    ...(/^[\w-]{1,100}$/.test(assignee) ? { assignee } : {}),
    days,
    cursor,
  }
}

/** Whatever somebody wrote into the address: what is not understood counts as not written. */
export const readQueueAddress = (values: URLSearchParams): QueueAddress => {
  const view: unknown = values.get('view')
  return {
    view: isRequestView(view) ? view : 'mine',
    page: readPositive(values, 'page') ?? 1,
    ...readFilters(values),
  }
}

export const readQueueNews = (values: URLSearchParams): QueueNews => {
  const here = values.get('here') ?? ''
  return { ...readListNews(values), here: referencePattern.test(here) ? here : undefined }
}

/** The values of a list without its path: what pages hand on to come back to it. */
export const writeQueue = (
  { view, page, exam, language, assignee, days, cursor }: QueueAddress,
  news: ListValues = {},
): string =>
  writeListValues({
    view,
    exam,
    language,
    assignee,
    days,
    after: cursor,
    page: page > 1 ? page : undefined,
    ...news,
  })

/** The address of a list. */
export const queueUrl = (queue: QueueAddress, news?: ListValues): string =>
  `${staffUrl('requests')}?${writeQueue(queue, news)}`

/** The address of one request, which knows the list it was opened from. */
export const requestUrl = (reference: string, queue: QueueAddress, news?: ListValues): string =>
  `${staffUrl('request', { reference })}?${writeQueue(queue, news)}`
