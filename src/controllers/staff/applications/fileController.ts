import type { Request, Response } from 'express'
import { mediaTypeOf } from '../../../services/careers/fileNames.js'
import { localMoment } from '../../../services/clinic/openHours.js'
import { notFound } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import { sendAttachment } from '../../uploads/sendAttachment.js'
import { readPicks } from '../record/picks.js'
import type { StaffControllers } from '../staffHandlers.js'
import { readStaffForm } from '../staffForm.js'
import { parameterOf, staffActOf } from '../staffRequest.js'

const positionPattern = /^\d{1,2}$/

const sendFile = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { applications } = services.staff
  const position = parameterOf(req, 'position')
  const found = await applications.find(parameterOf(req, 'reference'))
  if (found === undefined || !positionPattern.test(position)) throw notFound()
  const act = staffActOf(req)
  const file = await applications.takeFile(act, found.application, Number(position))
  const { name, kind, size } = file.file
  await sendAttachment(req, res, { name, type: mediaTypeOf(kind), size, content: file.content })
}

const sendZip = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { applications } = services.staff
  const references = readPicks(req).map(({ reference }) => reference)
  const found = await Promise.all(references.map((one) => applications.find(one)))
  const chosen = found.flatMap((one) => (one === undefined ? [] : [one.application]))
  if (chosen.length === 0 || chosen.length < references.length) throw notFound()
  const act = staffActOf(req)
  const files = await applications.takeAllFiles(act, chosen)
  const { date } = localMoment(services.clinic, new Date(services.clock.now()))
  const [first] = references
  const name = references.length === 1 ? `${first}.zip` : `${date}.zip`
  await sendAttachment(req, res, { name, type: 'application/zip', ...files })
}

export const applicationFileController = (
  services: Services,
): Pick<StaffControllers, 'applicationFile' | 'applicationsZip'> => ({
  applicationFile: { get: (req, res) => sendFile(services, req, res) },
  applicationsZip: { post: [readStaffForm, (req, res) => sendZip(services, req, res)] },
})
