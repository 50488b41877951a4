import type { Request, Response } from 'express'
import { AppError, notFound } from '../../../services/errors.js'
import type { Services } from '../../../services/services.js'
import type { DeskChange } from '../../../services/staff/requests/changeDesk.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { StaffControllers } from '../staffHandlers.js'
import { readReplyNews } from '../replies/replyProps.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { sayShortDate } from '../staffDates.js'
import { signedInOf, staffActOf } from '../staffRequest.js'
import { deskColleagues } from './deskColleagues.js'
import { listOf } from './listOf.js'
import { queryOf, queueUrl, readQueueAddress, readQueueNews, requestUrl } from './queueAddress.js'
import { readChange, readVersion } from './readChange.js'
import { sayWho } from './requestWords.js'
import { showConflict, type Wanted } from './showConflict.js'
import { findRequest, referenceOf, showRequest } from './showRequest.js'

const show = async (services: Services, req: Request, res: Response): Promise<void> => {
  const found = await findRequest(services, req)
  const values = queryOf(req)
  const reply = readReplyNews(values)
  await showRequest(services, req, res, found, {
    queue: readQueueAddress(values),
    news: { ...readQueueNews(values), ...(reply === undefined ? {} : { reply }) },
  })
}

const wantedWords =
  (change: DeskChange) =>
  (site: StaffSite): string => {
    const { t } = site
    switch (change.kind) {
      case 'state':
        return t('staffRequests:undo.state', { state: t(`staffRequests:states.${change.state}`) })
      case 'assigned':
        return change.to === null
          ? t('staffRequests:undo.unassigned')
          : t('staffRequests:undo.assigned', { name: sayWho(site, change.to) })
      case 'note':
        return t('staff:note.keep')
      case 'call':
        return t(`staffRequests:call.${change.outcome}`)
      case 'promised':
        return t('staffRequests:undo.promised', { day: sayShortDate(site, change.day) })
    }
  }

const fieldsAgain = (change: DeskChange): Wanted['fields'] => {
  switch (change.kind) {
    case 'state':
      return [['state', change.state]]
    case 'assigned':
      return [['assign', change.to?.id ?? 'nobody']]
    case 'note':
      return []
    case 'call':
      return [['outcome', change.outcome]]
    case 'promised':
      return [
        ['outcome', 'later'],
        ['day', change.day],
      ]
  }
}

/** Changes one request, from its page or from its row in the queue. */
const change = async (services: Services, req: Request, res: Response): Promise<void> => {
  const by = signedInOf(req)
  const reference = referenceOf(req)
  const queue = listOf(req)
  const from = fieldOf(req, 'from') === 'page' ? 'page' : 'queue'
  const reading = readChange(services, req, await deskColleagues(services, by))
  if (reading.status === 'nothing') throw new AppError(400, 'badRequest')
  if (reading.status === 'error') {
    const news = readQueueNews(new URLSearchParams())
    const typed = { note: fieldOf(req, 'note'), day: fieldOf(req, 'day'), error: reading.error }
    res.status(422)
    await showRequest(services, req, res, await findRequest(services, req), { queue, news, typed })
    return
  }
  const outcome = await services.staff.requests.change(
    staffActOf(req),
    { reference, version: readVersion(req) },
    reading.change,
  )
  if (outcome.status === 'missing') throw notFound()
  if (outcome.status !== 'changed') {
    await showConflict(services, req, res, outcome.current, {
      words: wantedWords(reading.change),
      fields: fieldsAgain(reading.change),
      queue,
      from,
      ...(reading.change.kind === 'note'
        ? { kept: { kind: 'note', text: reading.change.text } }
        : {}),
    })
    return
  }
  const changed = { changed: reference }
  res.redirect(
    303,
    from === 'page' ? requestUrl(reference, queue) : `${queueUrl(queue, changed)}#${reference}`,
  )
}

/** One contact request. */
export const requestController = (services: Services): Pick<StaffControllers, 'request'> => ({
  request: {
    get: (req, res) => show(services, req, res),
    post: [readStaffForm, (req, res) => change(services, req, res)],
  },
})
