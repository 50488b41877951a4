import { pipeline } from 'node:stream/promises'
import type { Request, RequestHandler } from 'express'
import { zipOfPerson } from '../../../services/staff/privacy/exportPerson.js'
import type { Services } from '../../../services/services.js'
import { renderStaffPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { writeDayAndTime } from '../staffDates.js'
import { parameterOf, staffActOf } from '../staffRequest.js'
import { copyEntries } from './copyEntries.js'
import { privacyHead } from './privacyRows.js'

export const copyController = (
  services: Services,
): Pick<StaffControllers, 'privacyCopy' | 'privacyCopyJson' | 'privacyCopyZip'> => {
  const { staff, clinic, clock, facts } = services
  const { privacy } = staff

  /** Returns the export once its audit entry is stored, so that no data is sent unlogged. */
  const take = (req: Request) => privacy.export(parameterOf(req, 'reference'), staffActOf(req))

  const page: RequestHandler = async (req, res) => {
    const request = await privacy.read(parameterOf(req, 'reference'))
    const { document } = await take(req)
    await renderStaffPage(services, req, res, 'staff/privacy/PrivacyCopyPage', (site) => ({
      title: site.t('staffPrivacy:copy.title'),
      head: privacyHead(request, site),
      made: writeDayAndTime(clinic, clock.now(), site.locale),
      officer: facts.of('privacyOfficer')[site.locale],
      entries: copyEntries(document, site),
    }))
  }

  const json: RequestHandler = async (req, res) => {
    const { document } = await take(req)
    res.attachment(`${parameterOf(req, 'reference')}.json`)
    res.send(`${JSON.stringify(document, null, 2)}\n`)
  }

  const zip: RequestHandler = async (req, res) => {
    const { document } = await take(req)
    res.attachment(`${parameterOf(req, 'reference')}.zip`)
    await pipeline(
      zipOfPerson(document, (key) => privacy.readFile(key)),
      res,
    )
  }

  return {
    privacyCopy: { get: page },
    privacyCopyJson: { get: json },
    privacyCopyZip: { get: zip },
  }
}
