import type { Request, Response } from 'express'
import { messageLength } from '../../../config/limits.js'
import { formatPhone } from '../../../services/clinic/formats.js'
import { AppError, notFound } from '../../../services/errors.js'
import { cleanLine, cleanLines } from '../../../services/forms/cleanText.js'
import type { Services } from '../../../services/services.js'
import { fillPlaces } from '../../../services/staff/replies/replyTemplates.js'
import type { ReplyWords } from '../../../services/staff/replies/staffReplies.js'
import { type DeskRequest, isOpen } from '../../../services/staff/requests/deskRecord.js'
import { renderStaffPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { staffActOf } from '../staffRequest.js'
import { listOf } from './listOf.js'
import { readQueueNews, requestUrl, writeQueue } from './queueAddress.js'
import { readVersion } from './readChange.js'
import type { Typed } from './requestPage.js'
import { showConflict } from './showConflict.js'
import { findRequest, logShown, referenceOf, showRequest } from './showRequest.js'

const longestSubject = 200

/** A subject is one line: a line break in it would begin another header. */
const readWords = (req: Request): ReplyWords => ({
  subject: cleanLine(fieldOf(req, 'subject')).slice(0, longestSubject),
  text: cleanLines(fieldOf(req, 'text')),
})

const errorOf = ({ subject, text }: ReplyWords): Typed['error'] => {
  if (subject === '' || text === '') return 'replyMissing'
  return text.length > messageLength ? 'replyTooLong' : undefined
}

/** The page of the request with the form as it was typed. */
const showForm = async (
  services: Services,
  req: Request,
  res: Response,
  typed: Typed,
): Promise<void> => {
  const news = readQueueNews(new URLSearchParams())
  await showRequest(services, req, res, await findRequest(services, req), {
    queue: listOf(req),
    news,
    typed,
  })
}

/** Adds the template that was chosen under what is typed, in the language of the person. */
const insertTemplate = async (
  services: Services,
  { request }: DeskRequest,
  id: string,
  { subject, text }: ReplyWords,
): Promise<ReplyWords> => {
  const templates = await services.staff.replyTemplates.list()
  const locale = request.preferredLanguage
  const chosen = templates.find((template) => template.id === id)?.texts[locale]
  if (chosen === undefined) return { subject, text }
  const values = {
    firstName: request.name.trim().split(/\s/)[0] ?? '',
    reference: request.reference,
    phone: formatPhone(services.clinic.phone, locale),
  }
  const filled = fillPlaces(chosen.text, locale, values)
  return {
    subject: fillPlaces(chosen.subject, locale, values),
    text: text === '' ? filled : `${text}\n\n${filled}`,
  }
}

const showPreview = async (
  services: Services,
  req: Request,
  res: Response,
  found: DeskRequest,
  words: ReplyWords,
): Promise<void> => {
  const shown = services.staff.replies.preview(found, words)
  if (shown === undefined) throw new AppError(400, 'badRequest')
  const queue = listOf(req)
  const { reference, name } = found.request
  await logShown(services, req, reference)
  await renderStaffPage(services, req, res, 'staff/requests/ReplyPreviewPage', (site) => ({
    title: site.t('staffRequests:reply.previewTitle'),
    reference,
    version: found.version,
    list: writeQueue(queue),
    name,
    back: requestUrl(reference, queue),
    from: `${shown.from.name ?? ''} <${shown.from.address}>`.trim(),
    to: shown.to,
    locale: shown.locale,
    language: site.t(`staffRequests:line.${shown.locale}`),
    subject: words.subject,
    text: words.text,
    whole: shown.text,
    canWait: isOpen(found.desk.state),
  }))
}

const conflict = (
  services: Services,
  req: Request,
  res: Response,
  current: DeskRequest,
  words: ReplyWords,
): Promise<void> =>
  showConflict(services, req, res, current, {
    words: ({ t }) => t('staffRequests:reply.title'),
    fields: [],
    kept: { kind: 'reply', ...words },
    queue: listOf(req),
    from: 'page',
  })

const send = async (
  services: Services,
  req: Request,
  res: Response,
  words: ReplyWords,
): Promise<void> => {
  const reference = referenceOf(req)
  const outcome = await services.staff.replies.send(
    staffActOf(req),
    { reference, version: readVersion(req) },
    { ...words, thenWait: fieldOf(req, 'after') === 'waiting' },
  )
  switch (outcome.status) {
    case 'queued':
      res.redirect(303, requestUrl(reference, listOf(req)))
      return
    case 'conflict':
      await conflict(services, req, res, outcome.current, words)
      return
    case 'noAddress':
      throw new AppError(400, 'badRequest')
    case 'missing':
      throw notFound()
  }
}

/** What the button that was pressed asks for. */
const reply = async (services: Services, req: Request, res: Response): Promise<void> => {
  const words = readWords(req)
  const asked = fieldOf(req, 'do')
  if (asked === 'edit') {
    await showForm(services, req, res, words)
    return
  }
  const found = await findRequest(services, req)
  if (asked === 'insert') {
    const filled = await insertTemplate(services, found, fieldOf(req, 'template'), words)
    await showForm(services, req, res, filled)
    return
  }
  const error = errorOf(words)
  if (error !== undefined) {
    res.status(422)
    await showForm(services, req, res, { ...words, error })
    return
  }
  if (asked === 'send') await send(services, req, res, words)
  else await showPreview(services, req, res, found, words)
}

const takeBack = async (services: Services, req: Request, res: Response): Promise<void> => {
  const reference = referenceOf(req)
  const { status } = await services.staff.replies.takeBack(
    staffActOf(req),
    reference,
    fieldOf(req, 'email'),
  )
  if (status === 'missing') throw notFound()
  const news = { reply: status === 'late' ? 'tooLate' : 'takenBack' }
  res.redirect(303, `${requestUrl(reference, listOf(req), news)}#reply`)
}

/** Emails to the person of a request. */
export const replyController = (
  services: Services,
): Pick<StaffControllers, 'requestReply' | 'requestTakeBack'> => ({
  requestReply: { post: [readStaffForm, (req, res) => reply(services, req, res)] },
  requestTakeBack: { post: [readStaffForm, (req, res) => takeBack(services, req, res)] },
})
