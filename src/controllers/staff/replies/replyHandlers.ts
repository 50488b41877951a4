import type { Request, RequestHandler, Response } from 'express'
import type { RepliedAbout } from '../../../content/staff/replyPlaces.js'
import { AppError, notFound } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import type { ReplyTexts } from '../../../services/staff/replies/reply.js'
import type { StaffReplies } from '../../../services/staff/replies/staffReplies.js'
import { readVersion } from '../record/readChange.js'
import { renderPersonalPage } from '../renderStaffPage.js'
import { fieldOf } from '../staffForm.js'
import { staffActOf } from '../staffRequest.js'
import {
  insertTemplate,
  readReplyTexts,
  replyErrorOf,
  type ReplyPerson,
  type TypedReply,
} from './replyForm.js'

export interface ReplyPages<Found> {
  readonly about: RepliedAbout
  readonly viewed: 'requestViewed' | 'applicationViewed'
  readonly replies: StaffReplies<Found>
  /** Returns the record in the URL. @throws AppError 404 */
  find(req: Request): Promise<Found>
  personOf(found: Found): ReplyPerson & { readonly version: number; readonly canWait: boolean }
  addressesOf(req: Request, reference: string): Addresses
  show(req: Request, res: Response, found: Found, typed: TypedReply): Promise<void>
  showConflict(req: Request, res: Response, current: Found, words: ReplyTexts): Promise<void>
}

interface Addresses {
  readonly action: string
  readonly list: string
  readonly page: (news?: Readonly<Record<string, string>>) => string
}

export const replyHandlers = <Found>(
  services: Services,
  pages: ReplyPages<Found>,
): { readonly reply: RequestHandler; readonly takeBack: RequestHandler } => {
  const { about, viewed, replies } = pages

  const showPreview = async (
    req: Request,
    res: Response,
    found: Found,
    words: ReplyTexts,
  ): Promise<void> => {
    const shown = replies.preview(found, words)
    if (shown === undefined) throw new AppError(400, 'badRequest')
    const { reference, name, version, canWait } = pages.personOf(found)
    const { action, list, page } = pages.addressesOf(req, reference)
    await renderPersonalPage(
      services,
      req,
      res,
      'staff/replies/ReplyPreviewPage',
      { action: viewed, subject: reference },
      (site) => ({
        title: site.t('staffReplies:previewTitle'),
        about,
        action,
        version,
        list,
        name,
        back: page(),
        from: `${shown.from.name ?? ''} <${shown.from.address}>`.trim(),
        to: shown.to,
        locale: shown.locale,
        language: site.t(`staffRequests:line.${shown.locale}`),
        subject: words.subject,
        text: words.text,
        replyTo: replies.mailbox,
        whole: shown.text,
        canWait,
      }),
    )
  }

  const send = async (
    req: Request,
    res: Response,
    found: Found,
    words: ReplyTexts,
  ): Promise<void> => {
    const { reference } = pages.personOf(found)
    const outcome = await replies.send(
      staffActOf(req),
      { reference, version: readVersion(req) },
      { ...words, thenWait: fieldOf(req, 'after') === 'waiting' },
    )
    switch (outcome.status) {
      case 'queued':
        res.redirect(303, pages.addressesOf(req, reference).page())
        return
      case 'conflict':
        await pages.showConflict(req, res, outcome.current, words)
        return
      case 'full':
        await pages.show(req, res.status(422), found, { ...words, error: 'full' })
        return
      case 'noAddress':
        throw new AppError(400, 'badRequest')
      case 'missing':
        throw notFound()
    }
  }

  return {
    reply: async (req, res) => {
      const words = readReplyTexts(req)
      const action = fieldOf(req, 'do')
      const found = await pages.find(req)
      if (action === 'edit') {
        await pages.show(req, res, found, words)
        return
      }
      if (action === 'insert') {
        const template = { id: fieldOf(req, 'template'), about }
        const filled = await insertTemplate(services, template, pages.personOf(found), words)
        await pages.show(req, res, found, filled)
        return
      }
      const error = replyErrorOf(words)
      if (error !== undefined) await pages.show(req, res.status(422), found, { ...words, error })
      else if (action === 'send') await send(req, res, found, words)
      // A colleague may have sent another reply since the page was opened, and the preview would not show it.
      else if (readVersion(req) !== pages.personOf(found).version)
        await pages.showConflict(req, res, found, words)
      else await showPreview(req, res, found, words)
    },
    takeBack: async (req, res) => {
      const { reference } = pages.personOf(await pages.find(req))
      const acting = staffActOf(req)
      const done = await replies.takeBack(acting, reference, fieldOf(req, 'email'))
      if (done === 'missing') throw notFound()
      const news = { reply: done === 'late' ? 'tooLate' : 'takenBack' }
      res.redirect(303, `${pages.addressesOf(req, reference).page(news)}#reply`)
    },
  }
}
