import { staffUrl } from '../../../addresses/staffTable.js'
import { isLocale } from '../../../addresses/urlFor.js'
import { type Subject, subjects } from '../../../shared/contact/contactChoices.js'
import { isRequestView, type RequestView } from '../../../shared/staff/deskChoices.js'
import { dueFilters, type RequestFilters } from '../../../services/staff/requests/requestLists.js'
import { referencePattern } from '../../../services/submissions/reference.js'
import {
  type ListNews,
  type ListValues,
  readCursor,
  readListNews,
  readPositive,
  writeListValues,
} from '../record/listNews.js'
import type { Request } from 'express'
import { fieldOf } from '../staffForm.js'

/** List and filters in the URL, without personal data. */
export interface QueueAddress extends RequestFilters {
  readonly view: RequestView
  readonly page: number
}

export interface QueueNews extends ListNews {
  readonly here: string | undefined
}

const isSubject = (value: string): value is Subject => subjects.some((one) => one === value)

export const filterDays = [7, 30, 90] as const

const readFilters = (values: URLSearchParams): RequestFilters => {
  const exam = values.get('exam') ?? ''
  const language: unknown = values.get('language')
  const assignee = values.get('assignee') ?? ''
  const days = filterDays.find((one) => String(one) === values.get('days'))
  const due = dueFilters.find((one) => one === values.get('due'))
  const cursor = readCursor(values)
  return {
    ...(isSubject(exam) ? { exam } : {}),
    ...(isLocale(language) ? { language } : {}),
    ...(/^[\w-]{1,100}$/.test(assignee) ? { assignee } : {}),
    days,
    due,
    cursor,
  }
}

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

export const writeQueue = (
  { view, page, exam, language, assignee, days, due, cursor }: QueueAddress,
  news: ListValues = {},
): string =>
  writeListValues({
    view,
    exam,
    language,
    assignee,
    days,
    due,
    after: cursor,
    page: page > 1 ? page : undefined,
    ...news,
  })

export const queueUrl = (queue: QueueAddress, news?: ListValues): string =>
  `${staffUrl('requests')}?${writeQueue(queue, news)}`

export const requestUrl = (reference: string, queue: QueueAddress, news?: ListValues): string =>
  `${staffUrl('request', { reference })}?${writeQueue(queue, news)}`

export const listOf = (req: Request): QueueAddress =>
  readQueueAddress(new URLSearchParams(fieldOf(req, 'list')))
