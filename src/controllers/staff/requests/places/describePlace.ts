import { greetingName } from '../../../../shared/text/greetingName.js'
import type { FreedPlace } from '../../../../services/staff/requests/freedPlaces.js'
import type { StaffSite } from '../../../../views/staff/layout/staffSite.js'
import { formatPlace } from './formatPlace.js'
import { describeExam } from '../requestTexts.js'

/** Formats « ven. 27 nov., 8 h 15, Échographie, libérée par Jeanne ». */
export const describePlace = (site: StaffSite, { found, visit }: FreedPlace): string => {
  const { subject, name } = found.request
  // The form for changing an appointment does not ask for the exam.
  const exam = subject === 'other' ? [] : [describeExam(site, subject)]
  return [
    formatPlace(site, visit),
    ...exam,
    site.t('staffRequests:offer.freedBy', { name: greetingName(name) ?? name }),
  ].join(', ')
}
