import { staffUrl } from '../../../addresses/staffTable.js'
import { isLocale } from '../../../addresses/urlFor.js'
import { type Subject, subjects } from '../../../services/contact/contactChoices.js'
import { isRequestView, type RequestView } from '../../../services/staff/requests/deskChoices.js'
import type { RequestFilters } from '../../../services/staff/requests/requestLists.js'
import { referencePattern } from '../../../services/submissions/reference.js'

/** Which list somebody looks at: choices alone, so that it may stand in an address. */
export interface QueueAddress extends RequestFilters {
  readonly view: RequestView
  readonly page: number
}

/** What has just happened, for the page that follows a post. */
export interface QueueNews {
  /** References that were changed. */
  readonly changed: readonly string[]
  /** How many somebody else had changed. */
  readonly conflicts: number
  readonly said: 'undone' | 'late' | 'nothing' | undefined
  /** Where the person was. */
  readonly here: string | undefined
}

const isSubject = (value: string): value is Subject => subjects.some((one) => one === value)

/** Days that a filter may name. */
export const filterDays = [7, 30, 90] as const

const says = ['undone', 'late', 'nothing'] as const

type Values = URLSearchParams

const readFilters = (values: Values): RequestFilters => {
  const exam = values.get('exam') ?? ''
  const language: unknown = values.get('language')
  const assignee = values.get('assignee') ?? ''
  const days = filterDays.find((one) => String(one) === values.get('days'))
  const cursor = values.get('after')
  return {
    ...(isSubject(exam) ? { exam } : {}),
    ...(isLocale(language) ? { language } : {}),
    ...(/^[\w-]{1,100}$/.test(assignee) ? { assignee } : {}),
    ...(days === undefined ? {} : { days }),
    ...(cursor === null || cursor === '' ? {} : { cursor }),
  }
}

/** Whatever somebody wrote into the address: what is not understood counts as not written. */
export const readQueueAddress = (values: Values): QueueAddress => {
  const view: unknown = values.get('view')
  const page = Number(values.get('page'))
  return {
    view: isRequestView(view) ? view : 'mine',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...readFilters(values),
  }
}

const isReference = (text: string): boolean => referencePattern.test(text)

export const readQueueNews = (values: Values): QueueNews => {
  const here = values.get('here') ?? ''
  const conflicts = Number(values.get('conflicts'))
  return {
    changed: (values.get('changed') ?? '').split(' ').filter(isReference),
    conflicts: Number.isSafeInteger(conflicts) && conflicts > 0 ? conflicts : 0,
    said: says.find((one) => one === values.get('said')),
    here: isReference(here) ? here : undefined,
  }
}

type Written = Readonly<Record<string, string | number | undefined>>

const written = (values: Written): string =>
  Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`],
    )
    .join('&')

/** The values of a list without its path: what pages hand on to come back to it. */
export const writeQueue = (
  { view, page, exam, language, assignee, days, cursor }: QueueAddress,
  news: Written = {},
): string =>
  written({
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
export const queueUrl = (queue: QueueAddress, news?: Written): string =>
  `${staffUrl('requests')}?${writeQueue(queue, news)}`

/** The address of one request, which knows the list it was opened from. */
export const requestUrl = (reference: string, queue: QueueAddress, news?: Written): string =>
  `${staffUrl('request', { reference })}?${writeQueue(queue, news)}`
