import { localMoment } from '../../../services/clinic/openHours.js'
import { dueOf } from '../../../services/staff/requests/requestDue.js'
import type { DeskRequest } from '../../../services/staff/requests/deskRecord.js'
import { unreadSince } from '../../../services/staff/requests/requestHistory.js'
import type { ListedRequest } from '../../../services/staff/requests/requestLists.js'
import type { Services } from '../../../services/services.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { RequestRowProps } from '../../../views/staff/requests/requestRowProps.js'
import { describeLanguage, describePerson, phoneProps } from '../record/recordTexts.js'
import { formatMoment, formatShortDate, todayOf } from '../staffDates.js'
import { type QueueAddress, requestUrl } from './queueAddress.js'
import {
  actionsOf,
  dueProps,
  noteOf,
  describeExam,
  describeSpamReasons,
  formatPreference,
} from './requestTexts.js'

export interface RowPlace {
  readonly queue: QueueAddress
  readonly mark?: 'next' | 'here'
  readonly next?: string | undefined
}

export const withDue = ({ clinic }: Pick<Services, 'clinic'>, found: DeskRequest, now: number) => ({
  ...found,
  due: dueOf(clinic, found, now),
})

const formatReceived = (site: StaffSite, at: number): string => {
  const isToday = localMoment(site.clinic, new Date(at)).date === todayOf(site)
  const key = isToday ? 'receivedToday' : 'received'
  return site.t(`staffRequests:row.${key}`, { moment: formatMoment(site, at) })
}

export const requestRow = (
  site: StaffSite,
  found: ListedRequest,
  { queue, mark, next }: RowPlace,
): RequestRowProps => {
  const { locale } = site
  const { request, desk, version } = found
  const { reference, name, email, preferredLanguage } = request
  const phone = phoneProps(site, request)
  const due = dueProps(site, found.due)
  return {
    reference,
    version,
    name,
    href: requestUrl(reference, queue),
    exam:
      request.visit === undefined
        ? describeExam(site, request.subject)
        : site.t('staffRequests:visit.label'),
    language: describeLanguage(site, preferredLanguage),
    isOtherLanguage: preferredLanguage !== locale,
    moments: formatPreference(site, request),
    received:
      (desk.snoozedUntil ?? '') > todayOf(site)
        ? site.t('staffRequests:row.snoozed', {
            day: formatShortDate(site, desk.snoozedUntil ?? ''),
          })
        : formatReceived(site, Date.parse(request.createdAt)),
    note: noteOf(site, found),
    isUnread: unreadSince(desk) !== undefined,
    isUrgent: desk.isUrgent,
    state: desk.state,
    next,
    actions: actionsOf(site, found),
    mark,
    phone,
    email,
    due,
    ...(desk.state === 'spam' ? { reasons: describeSpamReasons(site, request) } : {}),
    ...(desk.assignee === null
      ? {}
      : { holder: describePerson(site, desk.assignee), holderId: desk.assignee.id }),
  }
}
