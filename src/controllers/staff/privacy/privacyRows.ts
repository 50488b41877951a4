import { daysBetween } from '../../../shared/clinic/calendarDays.js'
import { formatDate } from '../../../shared/clinic/formats.js'
import {
  privacyKinds,
  type PrivacyRequest,
  privacyStates,
} from '../../../services/staff/privacy/privacyRequest.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { PrivacyHead } from '../../../views/staff/privacy/PrivacyCrumb.js'
import type { PrivacyRow } from '../../../views/staff/privacy/PrivacyList.js'
import { needsYear, todayOf, writeDay } from '../staffDates.js'
import { isKnown, labelStored } from '../../../shared/language/storedChoices.js'

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

const describeKinds = ({ t }: StaffSite, kinds: PrivacyRequest['kinds']): string =>
  kinds
    .map((kind) => labelStored(privacyKinds, kind, (known) => t(`staffPrivacy:kinds.${known}`)))
    .join(', ')

const describePrivacyState = ({ t }: StaffSite, state: PrivacyRequest['state']) => ({
  state: isKnown(privacyStates, state) ? state : undefined,
  stateTexts: labelStored(privacyStates, state, (known) => t(`staffPrivacy:states.${known}`)),
})

export const privacyRow = (
  { reference, kinds, receivedOn, answerBy, state }: PrivacyRequest,
  site: StaffSite,
): PrivacyRow => {
  const isDue = state !== 'answered' && state !== 'refused'
  const due = isDue ? dueOf(answerBy, site) : undefined
  return {
    reference,
    kindTexts: describeKinds(site, kinds),
    ...describePrivacyState(site, state),
    received: writeDay(receivedOn, site.locale),
    due,
  }
}

export const privacyHead = (
  { reference, kinds, state, answerBy, attestation }: PrivacyRequest,
  site: StaffSite,
): PrivacyHead => ({
  reference,
  kinds: describeKinds(site, kinds),
  ...describePrivacyState(site, state),
  answerBy: writeDay(answerBy, site.locale),
  hasAttestation: attestation !== null,
})
