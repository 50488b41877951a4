import type { LocalMoment } from '../../services/clinic/openHours.js'
import { messageStatus, requestStatus } from '../../services/myRequest/requestStatus.js'
import type { Services } from '../../services/services.js'
import type { DeskRequest } from '../../services/staff/requests/deskRecord.js'
import { formatDate, formatTime } from '../../shared/clinic/formats.js'
import type { Site } from '../../views/pageContext/site.js'

const dateIn = ({ locale }: Site, date: string): string => formatDate(date, locale, { year: false })

const momentIn = (site: Site, { date, time }: LocalMoment) => ({
  date: dateIn(site, date),
  time: formatTime(time, site.locale),
})

const visitWords = {
  freed: 'myRequest:status.visitFreed',
  moved: 'myRequest:status.visitMoved',
  kept: 'myRequest:status.visitKept',
} as const

const receivedWords = ({ request: { phone, contactBy } }: DeskRequest) => {
  if (contactBy === 'relay') return 'myRequest:status.receivedRelay'
  return phone === undefined || contactBy === 'email'
    ? 'myRequest:status.receivedEmail'
    : 'myRequest:status.receivedPhone'
}

type Known = Pick<Services, 'clinic' | 'clock'>

/** Returns the sentence that says where a request stands; it names no exam and no number. */
export const describeStatus = (
  { clinic, clock }: Known,
  site: Site,
  found: DeskRequest,
): string => {
  const { t } = site
  const status = requestStatus(found, { clinic, now: clock.now() })
  switch (status.name) {
    case 'withdrawn': {
      const { date } = momentIn(site, status.on)
      return status.deleted === undefined
        ? t('myRequest:status.withdrawnOnly', { date })
        : t('myRequest:status.withdrawn', { date, deleted: dateIn(site, status.deleted.date) })
    }
    case 'visitOpen':
      return [
        status.by === undefined
          ? t('myRequest:status.visitOpenOnly', { delay: site.fact('callbackDelay') })
          : t('myRequest:status.visitOpen', momentIn(site, status.by)),
        ...(status.opensAt === undefined
          ? []
          : [
              t('changeVisit:soon', {
                time: formatTime(status.opensAt, site.locale),
                phone: site.clinic.phone,
              }),
            ]),
      ].join(' ')
    case 'visit':
      return t(visitWords[status.done])
    case 'booked':
    case 'wrongNumber':
      return t(`myRequest:status.${status.name}`)
    case 'settled':
    case 'written':
      return t(`myRequest:status.${status.name}`, { date: dateIn(site, status.on.date) })
    case 'tried':
      return t('myRequest:status.tried', {
        ...momentIn(site, status.on),
        phone: site.clinic.phone,
      })
    case 'promised':
    case 'late':
      return t(`myRequest:status.${status.name}`, { date: dateIn(site, status.date) })
    case 'received':
      if (status.by === undefined) {
        return t('myRequest:status.receivedOnly', { delay: site.fact('callbackDelay') })
      }
      return t(receivedWords(found), momentIn(site, status.by))
  }
}

/** Returns whether the last message was read; `undefined` without a message. */
export const describeMessage = (
  { clinic, clock }: Known,
  site: Site,
  found: DeskRequest,
): string | undefined => {
  const { t } = site
  const message = messageStatus(found, { clinic, now: clock.now() })
  if (message === undefined) return undefined
  const { date } = momentIn(site, message.on)
  if (message.isRead) return t('myRequest:message.read', { date })
  return message.by === undefined
    ? t('myRequest:message.waitingOnly', { date, delay: site.fact('callbackDelay') })
    : t('myRequest:message.waiting', { date, by: dateIn(site, message.by.date) })
}
