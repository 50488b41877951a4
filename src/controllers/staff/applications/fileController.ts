import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import { kindFacts } from '../../../services/careers/fileKinds.js'
import { localMoment } from '../../../services/clinic/openHours.js'
import { notFound } from '../../../services/errors.js'
import type { Services } from '../../../services/services.js'
import { readPicks } from '../requests/readChange.js'
import type { StaffControllers } from '../staffHandlers.js'
import { readStaffForm } from '../staffForm.js'
import { signedInOf } from '../staffRequest.js'

interface Attachment {
  /** Cleaned: as it is saved. */
  readonly name: string
  readonly type: string
  readonly size: number
  readonly content: Readable
}

/** Saved and never shown: whatever a file holds, it is no page of this site. */
const sendAttachment = async (
  req: Request,
  res: Response,
  { name, type, size, content }: Attachment,
): Promise<void> => {
  res.attachment(name)
  res.type(type)
  res.set({
    'Content-Length': String(size),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    // No proxy may keep it, nor change a byte of it.
    'Cache-Control': 'private, no-store, no-transform',
  })
  if (req.method === 'HEAD') {
    content.destroy()
    res.end()
    return
  }
  try {
    await pipeline(content, res)
  } catch (thrown) {
    // Whoever saves it may stop half-way.
    if (!res.destroyed) throw thrown
  }
}

const positionPattern = /^\d{1,2}$/

const sendFile = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { applications } = services.staff
  const { reference, position } = req.params
  const found = await applications.find(String(reference))
  if (found === undefined || !positionPattern.test(String(position))) throw notFound()
  const acting = { by: signedInOf(req), requestId: req.id }
  const taken = await applications.takeFile(acting, found.application, Number(position))
  const { name, kind, size } = taken.file
  const { type } = kindFacts[kind]
  await sendAttachment(req, res, { name, type, size, content: taken.content })
}

const sendZip = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { applications } = services.staff
  const references = new Set(readPicks(req).map(({ reference }) => reference))
  const found = await Promise.all([...references].map((one) => applications.find(one)))
  const chosen = found.flatMap((one) => (one === undefined ? [] : [one.application]))
  if (chosen.length === 0 || chosen.length < references.size) throw notFound()
  const acting = { by: signedInOf(req), requestId: req.id }
  const taken = await applications.takeAllFiles(acting, chosen)
  const { date } = localMoment(services.clinic, new Date(services.clock.now()))
  const [first] = references
  const name = references.size === 1 ? `${first}.zip` : `${date}.zip`
  await sendAttachment(req, res, { name, type: 'application/zip', ...taken })
}

/** The files of applications, to be saved. */
export const applicationFileController = (
  services: Services,
): Pick<StaffControllers, 'applicationFile' | 'applicationsZip'> => ({
  applicationFile: { get: (req, res) => sendFile(services, req, res) },
  applicationsZip: { post: [readStaffForm, (req, res) => sendZip(services, req, res)] },
})
