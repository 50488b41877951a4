import { formatDate } from '../../../shared/clinic/formats.js'
import { localMoment } from '../../../services/clinic/openHours.js'
import type { ContactRequest } from '../../../services/contact/contactRequest.js'
import { mailtoLink } from '../../../shared/forms/emailAddress.js'
import type { DeskRequest } from '../../../services/staff/requests/deskRecord.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { Fact } from '../../../views/staff/record/FactList.js'
import { daysUntil, formatFullMoment } from '../staffDates.js'
import {
  formatHalfDays,
  formatMoments,
  describeSpamReasons,
  describeFullExam,
  describeVisit,
} from './requestTexts.js'
import { appointmentOf } from '../../../services/staff/requests/requestHistory.js'
import { formatPlace } from './places/formatPlace.js'
import { describeLanguage, phoneFacts, phoneProps } from '../record/recordTexts.js'
import {
  contactWays,
  contactWayTexts,
  verificationDoubts,
} from '../../../shared/contact/contactChoices.js'
import { labelStored } from '../../../shared/language/storedChoices.js'

export const factsOf = (site: StaffSite, { request, desk }: DeskRequest): readonly Fact[] => {
  const { t } = site
  const { email, createdAt, consentAt } = request
  // A stored field without a row here does not compile.
  const facts: Readonly<Record<keyof ContactRequest, readonly Fact[]>> = {
    subject: [
      { label: t('staffRequests:page.exam'), value: describeFullExam(site, request.subject) },
    ],
    preferredLanguage: [
      {
        label: t('staffRequests:page.language'),
        value: describeLanguage(site, request.preferredLanguage),
      },
    ],
    moments: [{ label: t('staffRequests:page.moments'), value: formatMoments(site, request) }],
    halfDays:
      request.halfDays === undefined
        ? []
        : [{ label: t('staffRequests:page.halfDays'), value: formatHalfDays(site, request) }],
    contactBy:
      request.contactBy === undefined
        ? []
        : [
            {
              label: t('staffRequests:page.contactBy'),
              value: labelStored(contactWays, request.contactBy, (known) =>
                t(contactWayTexts[known]),
              ),
            },
          ],
    phone: phoneFacts(t('staffRequests:page.phone'), phoneProps(site, request)),
    email:
      email === undefined
        ? []
        : [{ label: t('staffRequests:page.email'), value: email, href: mailtoLink(email) }],
    createdAt: [
      {
        label: t('staffRequests:page.received'),
        value: formatFullMoment(site, Date.parse(createdAt)),
      },
    ],
    reference: [{ label: t('staffRequests:page.reference'), value: request.reference }],
    consentAt: [
      {
        label: t('staffRequests:page.consent'),
        value: t('staffRequests:page.consentGiven', {
          moment: formatFullMoment(site, Date.parse(consentAt)),
        }),
      },
    ],
    suspected:
      request.suspected.length === 0
        ? []
        : [{ label: t('staffRequests:page.reasons'), value: describeSpamReasons(site, request) }],
    verification: verificationFacts(site, request),
    name: [],
    phoneExtension: [],
    message: [],
    source: [],
    shortNotice: [],
    visit:
      request.visit === undefined
        ? []
        : [
            {
              label: t(
                request.visit.state === 'open'
                  ? 'staffRequests:visit.title'
                  : 'staffRequests:visit.label',
              ),
              value: describeVisit(site, request.visit),
            },
          ],
    locale: [],
    id: [],
  }
  const appointment = appointmentOf(desk)
  return [
    ...(appointment === undefined
      ? []
      : [{ label: t('staffRequests:visit.label'), value: formatPlace(site, appointment) }]),
    ...Object.values(facts).flat(),
  ]
}

const verificationFacts = ({ t }: StaffSite, request: ContactRequest): readonly Fact[] => {
  const { verification } = request
  return verification === undefined || verification === 'passed'
    ? []
    : [
        {
          label: t('staffRequests:page.verification'),
          value: labelStored(verificationDoubts, verification, (known) =>
            t(`emails:verification.${known}`),
          ),
        },
      ]
}

export const formatDeletion = (site: StaffSite, { expiresAt }: DeskRequest): string | undefined => {
  if (expiresAt === undefined) return undefined
  const { t, locale, clinic } = site
  const count = daysUntil(site, expiresAt)
  if (count <= 0) return t('staffRequests:page.deletedToday')
  const { date } = localMoment(clinic, new Date(expiresAt))
  return t('staffRequests:page.deleted', {
    count,
    date: formatDate(date, locale, { weekday: false }),
  })
}
