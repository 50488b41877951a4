import type { Clinic } from '../../../services/clinic/readClinic.js'
import type { DeskApplication } from '../../../services/staff/applications/applicationDesk.js'
import {
  applicationDueOf,
  isAnswered,
} from '../../../services/staff/applications/applicationDue.js'
import type { ApplicationRowProps } from '../../../views/staff/applications/applicationProps.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { phoneProps, describeLanguage } from '../record/recordTexts.js'
import { dueProps } from '../requests/requestTexts.js'
import { formatMoment } from '../staffDates.js'
import { applicationUrl, type ListAddress } from './applicationAddress.js'
import { noteOf, describeAvailability, describeFiles, describeOffer } from './applicationTexts.js'

export const applicationRow = (
  site: StaffSite,
  clinic: Clinic,
  found: DeskApplication,
  list: ListAddress,
): ApplicationRowProps => {
  const { t, locale, now } = site
  const { application, desk, version } = found
  const due = dueProps(site, applicationDueOf(clinic, found, now))
  return {
    reference: application.reference,
    version,
    name: application.name,
    href: applicationUrl(application.reference, list),
    consent: application.keepForOthers
      ? t('staffApplications:list.otherOffers')
      : t('staffApplications:list.thisOffer'),
    phone: phoneProps(site, application),
    email: application.email,
    offer: describeOffer(site, application.offer),
    language: describeLanguage(site, application.locale),
    isOtherLanguage: application.locale !== locale,
    availability: describeAvailability(site, application),
    isAnswered: isAnswered(found),
    due,
    received: t('staffApplications:list.received', {
      moment: formatMoment(site, Date.parse(application.createdAt)),
    }),
    files: describeFiles(site, application),
    note: noteOf(site, found),
    state: desk.state,
  }
}
