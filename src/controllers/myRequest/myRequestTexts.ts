import { type LocalMoment, localMoment } from '../../services/clinic/openHours.js'
import type { VisitAnswer } from '../../services/contact/visitAnswer.js'
import {
  messageStatus,
  type RequestStatus,
  requestStatus,
} from '../../services/myRequest/requestStatus.js'
import type { RequestOfLink } from '../../services/myRequest/myRequest.js'
import type { Services } from '../../services/services.js'
import type { DeskRequest } from '../../services/staff/requests/deskRecord.js'
import { isWithdrawn } from '../../services/staff/requests/requestHistory.js'
import { formatDate, formatTime } from '../../shared/clinic/formats.js'
import { answerTo } from '../../shared/contact/contactChoices.js'
import type { HalfDay } from '../../shared/contact/halfDayChoices.js'
import type { Site } from '../../views/pageContext/site.js'
import type { ShownStatus } from '../../views/myRequest/shownRequest.js'

export type Known = Pick<Services, 'clinic' | 'clock'>

export const dateIn = ({ locale }: Site, date: string): string =>
  formatDate(date, locale, { year: false })

export const momentIn = (site: Site, { date, time }: LocalMoment) => ({
  date: dateIn(site, date),
  time: formatTime(time, site.locale),
})

/** Formats « vendredi 27 novembre, matin ». */
export const writeHalfDayIn = (site: Site, { date, half }: HalfDay): string =>
  [dateIn(site, date), site.contactForm.words.halfDays.halves[half].toLowerCase()].join(', ')

/** Formats « mercredi 25 novembre, 10 h ». */
export const writeInstant = ({ clinic }: Known, site: Site, at: number): string =>
  Object.values(momentIn(site, localMoment(clinic, new Date(at)))).join(', ')

const describeReceived = (
  site: Site,
  found: DeskRequest,
  { by }: Extract<RequestStatus, { readonly name: 'received' }>,
): ShownStatus => {
  const { t } = site
  if (by === undefined) {
    return {
      tone: 'now',
      title: t('myRequest:status.receivedOnly.title'),
      text: t('myRequest:status.receivedOnly.text', { delay: site.fact('callbackDelay') }),
    }
  }
  const { kind, way } = answerTo(found.request)
  return {
    tone: 'now',
    title: t(`myRequest:status.received.${way}`, momentIn(site, by)),
    text: t(`myRequest:status.received.${kind === 'exam' ? 'text' : 'textOnly'}`),
    callDay: way === 'email' ? undefined : by.date,
  }
}

const describeVisitAnswer = (site: Site, answer: VisitAnswer): string => {
  const { t, clinic, locale } = site
  const call = (time: string) => ({ time: formatTime(time, locale), phone: clinic.phone })
  switch (answer.kind) {
    case 'atOpening':
      return t('myRequest:status.visitOpen.atOpening', call(answer.opensAt))
    case 'sooner': {
      const text = t('myRequest:status.visitOpen.sooner')
      return answer.opensAt === undefined
        ? text
        : `${text} ${t('changeVisit:soon.text', call(answer.opensAt))}`
    }
    case 'by':
      return t('myRequest:status.visitOpen.by', momentIn(site, answer.by))
    case 'within':
      return t('myRequest:status.visitOpen.within', { delay: site.fact('callbackDelay') })
  }
}

/**
 * Returns the status of a request as text, without the exam and the phone number. Of the main
 * request of a merged one, only a withdrawal is shown.
 */
export const describeStatus = (
  { clinic, clock }: Known,
  site: Site,
  { found: own, main }: RequestOfLink,
): ShownStatus => {
  const { t } = site
  const found = isWithdrawn(main.desk) ? main : own
  const status = requestStatus(found, { clinic, now: clock.now() })
  switch (status.name) {
    case 'withdrawn': {
      const { date } = momentIn(site, status.on)
      const text = found.request.visit?.state === 'kept' ? 'kept' : 'text'
      return {
        tone: 'off',
        offers: 'resume',
        title: t('myRequest:status.withdrawn.title'),
        text:
          status.deleted === undefined
            ? t('myRequest:status.withdrawn.only', { date })
            : t(`myRequest:status.withdrawn.${text}`, {
                date,
                deleted: formatDate(status.deleted.date, site.locale),
              }),
      }
    }
    case 'visitOpen':
      return {
        tone: 'now',
        title: t('myRequest:status.visitOpen.title'),
        text: describeVisitAnswer(site, status.answer),
      }
    case 'visit':
      return {
        tone: 'ok',
        title: t(`myRequest:status.${status.done}.title`),
        text: t(`myRequest:status.${status.done}.text`),
      }
    case 'booked':
      return {
        tone: 'ok',
        title: t('myRequest:status.booked.title'),
        text: t('myRequest:status.booked.text'),
        isBooked: true,
      }
    case 'merged':
      return {
        tone: 'now',
        title: t('myRequest:status.merged.title'),
        text:
          main === own
            ? t('myRequest:status.merged.elsewhere', { reference: status.into })
            : t('myRequest:status.merged.text', { reference: status.into }),
      }
    case 'wrongNumber':
      return {
        tone: 'tried',
        offers: 'change',
        title: t('myRequest:status.wrongNumber.title'),
        text: t('myRequest:status.wrongNumber.text'),
      }
    case 'settled':
    case 'written':
      return {
        tone: status.name === 'settled' ? 'ok' : 'now',
        title: t(`myRequest:status.${status.name}.title`, { date: dateIn(site, status.on.date) }),
        text: t(`myRequest:status.${status.name}.text`),
      }
    case 'tried':
      return {
        tone: 'tried',
        offers: 'message',
        title: t('myRequest:status.tried.title'),
        text: t('myRequest:status.tried.text', {
          ...momentIn(site, status.on),
          phone: site.clinic.phone,
        }),
      }
    case 'promised':
      return {
        tone: 'now',
        title: t('myRequest:status.promised.title', { date: dateIn(site, status.date) }),
        text: t('myRequest:status.promised.text'),
        callDay: status.date,
      }
    case 'late':
      return {
        tone: 'tried',
        title: t('myRequest:status.late.title', { date: dateIn(site, status.date) }),
        text: t('myRequest:status.late.text'),
      }
    case 'received':
      return describeReceived(site, found, status)
  }
}

export const describeMessage = (
  { clinic, clock }: Known,
  site: Site,
  found: DeskRequest,
): string | undefined => {
  const { t } = site
  const message = messageStatus(found, { clinic, now: clock.now() })
  if (message === undefined) return undefined
  if (message.isRead) return t('myRequest:message.read')
  // A withdrawn request may be closed without being read.
  if (isWithdrawn(found.desk)) return undefined
  return message.by === undefined
    ? t('myRequest:message.waitingOnly', { delay: site.fact('callbackDelay') })
    : t('myRequest:message.waiting', momentIn(site, message.by))
}
