import type { Request, Response } from 'express'
import type { Services } from '../../../services/services.js'
import {
  type IncidentItem,
  incidentItems,
  incidentLaws,
  type IncidentItems,
} from '../../../services/staff/incidents/incident.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { renderPersonalPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { writeDayAndTime } from '../staffDates.js'

const describeItem = ({ t }: StaffSite, item: IncidentItem, items: IncidentItems): string => {
  const value = items[item] ?? ''
  const law = incidentLaws.find((one) => one === value)
  if (item === 'law' && law !== undefined) return t(`staffIncidents:laws.${law}.short`)
  if (item === 'serious' && (value === 'yes' || value === 'no')) {
    return t(`staffIncidents:answers.${value}`)
  }
  return value
}

const show = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { staff, clinic, clock } = services
  const all = await staff.incidents.listComplete()
  await renderPersonalPage(
    services,
    req,
    res,
    'staff/incidents/IncidentsCopyPage',
    { action: 'incidentsCopied', count: all.length },
    (site) => ({
      title: site.t('staffIncidents:copy.title'),
      made: site.t('staffIncidents:copy.made', {
        clinic: clinic.name,
        moment: writeDayAndTime(clinic, clock.now(), site.locale),
      }),
      incidents: all.map(({ reference, items }) => ({
        reference,
        items: incidentItems.map((item: IncidentItem) => ({
          item,
          value: describeItem(site, item, items),
        })),
      })),
    }),
  )
}

export const incidentsCopyController = (
  services: Services,
): Pick<StaffControllers, 'incidentsCopy'> => ({
  incidentsCopy: { get: (req, res) => show(services, req, res) },
})
