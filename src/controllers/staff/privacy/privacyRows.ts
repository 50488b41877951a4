import { daysBetween } from '../../../services/clinic/calendarDays.js'
import { formatDate } from '../../../services/clinic/formats.js'
import type { PrivacyRequest } from '../../../services/staff/privacy/privacyRequest.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { PrivacyHead } from '../../../views/staff/privacy/PrivacyCrumb.js'
import type { PrivacyRow } from '../../../views/staff/privacy/PrivacyList.js'
import { needsYear, todayOf } from '../staffDates.js'
import { writeDay } from '../writtenDates.js'

/** So many days ahead an answer is soon due. */
const soonDays = 7

const dueOf = (answerBy: string, site: StaffSite): PrivacyRow['due'] => {
  const { t, locale } = site
  const left = daysBetween(todayOf(site), answerBy)
  if (left < 0) return { text: t('staffPrivacy:list.late', { count: -left }), tone: 'late' }
  if (left === 0) return { text: t('staffPrivacy:list.today'), tone: 'soon' }
  const date = formatDate(answerBy, locale, { year: needsYear(site, answerBy) })
  const text = t('staffPrivacy:list.soon', { count: left, date })
  return { text, tone: left <= soonDays ? 'soon' : 'later' }
}

export const privacyRow = (
  { reference, kinds, receivedOn, answerBy, state }: PrivacyRequest,
  site: StaffSite,
): PrivacyRow => {
  const isDue = state !== 'answered' && state !== 'refused'
  const due = isDue ? dueOf(answerBy, site) : undefined
  return {
    reference,
    kinds,
    state,
    received: writeDay(receivedOn, site.locale),
    ...(due === undefined ? {} : { due }),
  }
}

export const privacyHead = (
  { reference, kinds, state, answerBy, attestation }: PrivacyRequest,
  { locale }: StaffSite,
): PrivacyHead => ({
  reference,
  kinds,
  state,
  answerBy: writeDay(answerBy, locale),
  hasAttestation: attestation !== null,
})
