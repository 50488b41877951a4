import {
  type Incident,
  incidentLaws,
  missingItems,
  openNotices,
  removableFrom,
  requiredNotices,
} from '../../../services/staff/incidents/incident.js'
import type { IncidentRow } from '../../../views/staff/incidents/IncidentsPage.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { writeDay } from '../staffDates.js'

export const incidentRow = (
  incident: Incident,
  today: string,
  { locale }: Pick<StaffSite, 'locale'>,
): IncidentRow => {
  const { reference, items } = incident
  const open = openNotices(items, today)
  return {
    reference,
    circumstances: items.circumstances,
    occurred: items.occurred,
    persons: items.persons,
    law: incidentLaws.find((law) => law === items.law),
    serious: (['yes', 'no'] as const).find((answer) => answer === items.serious),
    notices: requiredNotices(items).map((name) => ({
      name,
      ...(open.includes(name) ? {} : { sentOn: writeDay(items[name], locale) }),
    })),
    missing: missingItems(items, today).length,
    removableFrom: writeDay(removableFrom(incident), locale),
  }
}
