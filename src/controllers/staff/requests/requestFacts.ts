import { formatDate } from '../../../services/clinic/formats.js'
import { localMoment } from '../../../services/clinic/openHours.js'
import { mailtoLink } from '../../../services/forms/emailAddress.js'
import type { DeskRequest } from '../../../services/staff/requests/deskRecord.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { Fact } from '../../../views/staff/record/FactList.js'
import { daysUntil, sayWholeMoment } from '../staffDates.js'
import { phoneOf, sayHalfDays, sayMoments, sayReasons, sayWholeExam } from './requestWords.js'

/** What the person said, and what the site knows of it. */
export const factsOf = (site: StaffSite, { request }: DeskRequest): readonly Fact[] => {
  const { t } = site
  const phone = phoneOf(site, request)
  const { email, preferredLanguage, createdAt, consentAt, reference, verification } = request
  const doubted = verification !== undefined && verification !== 'passed'
  return [
    { label: t('staffRequests:page.exam'), value: sayWholeExam(site, request.subject) },
    {
      label: t('staffRequests:page.language'),
      value: t(`forms:language.options.${preferredLanguage}`),
    },
    { label: t('staffRequests:page.moments'), value: sayMoments(site, request) },
    ...(request.halfDays === undefined
      ? []
      : [{ label: t('staffRequests:page.halfDays'), value: sayHalfDays(site, request) }]),
    ...(phone === undefined
      ? []
      : [
          {
            label: t('staffRequests:page.phone'),
            value: [phone.shown, phone.extension].filter(Boolean).join(' '),
            href: phone.href,
          },
        ]),
    ...(email === undefined
      ? []
      : [{ label: t('staffRequests:page.email'), value: email, href: mailtoLink(email) }]),
    { label: t('staffRequests:page.received'), value: sayWholeMoment(site, Date.parse(createdAt)) },
    { label: t('staffRequests:page.reference'), value: reference },
    {
      label: t('staffRequests:page.consent'),
      value: t('staffRequests:page.consentGiven', {
        moment: sayWholeMoment(site, Date.parse(consentAt)),
      }),
    },
    ...(request.suspected.length === 0
      ? []
      : [{ label: t('staffRequests:page.reasons'), value: sayReasons(site, request) }]),
    ...(doubted
      ? [
          {
            label: t('staffRequests:page.verification'),
            value: t(`emails:verification.${verification}`),
          },
        ]
      : []),
  ]
}

/** When the request goes, in words. */
export const sayDeleted = (site: StaffSite, { expiresAt }: DeskRequest): string | undefined => {
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
