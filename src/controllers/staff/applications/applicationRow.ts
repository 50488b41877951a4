import type { Clinic } from '../../../services/clinic/readClinic.js'
import type { DeskApplication } from '../../../services/staff/applications/applicationDesk.js'
import { applicationDueOf } from '../../../services/staff/applications/applicationDue.js'
import type { ApplicationRowProps } from '../../../views/staff/applications/applicationProps.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { phoneProps, sayLanguage } from '../record/recordWords.js'
import { dueProps } from '../requests/requestWords.js'
import { sayMoment } from '../staffDates.js'
import { applicationUrl, type ListAddress } from './applicationAddress.js'
import { noteOf, sayAvailability, sayFiles, sayOffer } from './applicationWords.js'

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
    offer: sayOffer(site, application.offer),
    language: sayLanguage(site, application.locale),
    isOtherLanguage: application.locale !== locale,
    availability: sayAvailability(site, application),
    due,
    received: t('staffApplications:list.received', {
      moment: sayMoment(site, Date.parse(application.createdAt)),
    }),
    files: sayFiles(site, application),
    note: noteOf(site, found),
    state: desk.state,
  }
}
