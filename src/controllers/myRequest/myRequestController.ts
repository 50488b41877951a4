import { type Request, type RequestHandler, type Response, urlencoded } from 'express'
import { urlFor } from '../../addresses/urlFor.js'
import { formBodyBytes } from '../../config/limits.js'
import { localMoment } from '../../services/clinic/openHours.js'
import { formatDate } from '../../shared/clinic/formats.js'
import { AppError } from '../../services/errors/errors.js'
import type {
  ActOutcome,
  RequestOfLink,
  OpenedRequest,
} from '../../services/myRequest/myRequest.js'
import {
  isVisitReplaced,
  mayResume,
  mayWithdraw,
  type RefusedAct,
} from '../../services/myRequest/visitorAct.js'
import type { Services } from '../../services/services.js'
import type { DeskRequest } from '../../services/staff/requests/deskRecord.js'
import { isBooked, isWithdrawn, mergedInto } from '../../services/staff/requests/requestHistory.js'
import { readReceipt, writeReceipt } from '../../services/submissions/reference.js'
import { halfDaysOf, type OfferedDay, readHalfDay } from '../../shared/contact/halfDayChoices.js'
import type { FormError } from '../../shared/forms/fieldErrors.js'
import {
  type MyRequestAct,
  myRequestFields,
  readAct,
} from '../../shared/myRequest/myRequestFields.js'
import type { MyRequestForms, ShownRequest, TypedAct } from '../../views/myRequest/shownRequest.js'
import type { Site } from '../../views/pageContext/site.js'
import type { PageViews } from '../../views/site/pageViews.js'
import { renderPage } from '../pages/renderPage.js'
import { contextOf } from '../pages/requestContext.js'
import type { SiteFor } from '../pages/siteContext.js'
import { createMyRequestForm } from './myRequestForm.js'
import { describeTimeline } from './myRequestTimeline.js'
import { describeStatus, writeHalfDayIn, writeInstant } from './myRequestTexts.js'

const isWishedOn = ({ shortNotice }: DeskRequest['request'], today: string): boolean =>
  shortNotice?.state === 'open' && shortNotice.until >= today

const offeredForms = ({ found, main }: RequestOfLink, today: string): MyRequestForms => {
  const { desk, request } = found
  const isMerged = main !== found
  const isWished = isWishedOn(request, today)
  const isOpenToPerson = desk.state !== 'spam'
  const isGone = isWithdrawn(desk)
  const isCancelled = request.visit?.want === 'cancel'
  return {
    message: isOpenToPerson && !isGone,
    change: isOpenToPerson && !isWithdrawn(main.desk) && !isBooked(desk),
    halfDays:
      isOpenToPerson &&
      desk.state !== 'done' &&
      !isBooked(desk) &&
      !(isCancelled && request.visit?.state === 'open'),
    // An appointment exists only if the request is done or is itself about an appointment.
    visit:
      isOpenToPerson &&
      !isGone &&
      (isBooked(desk) ||
        (request.visit === undefined ? desk.state === 'done' : request.visit.state !== 'freed')),
    // A merged request does not show whether the main one has an appointment.
    withdraw: isMerged ? !isWithdrawn(main.desk) : mayWithdraw(found) && !isBooked(desk),
    resume: mayResume(main),
    shortNotice:
      isOpenToPerson &&
      !isGone &&
      !isWished &&
      !isCancelled &&
      request.phone !== undefined &&
      mergedInto(desk) === undefined,
    noShortNotice: isOpenToPerson && !isGone && isWished,
    endLink: isOpenToPerson,
  }
}

/** Shows a rejected form again with its text, even if the request no longer offers the form. */
const formWithText = (typed: TypedAct | undefined): Partial<MyRequestForms> =>
  typed === undefined || 'sure' in myRequestFields[typed.act] ? {} : { [typed.act]: true }

const statusCodes: Readonly<Record<RefusedAct, number>> = {
  limited: 429,
  unread: 409,
  booked: 409,
  closed: 409,
}

const doneTexts = [
  'message',
  'change',
  'halfDays',
  'visit',
  'visitAgain',
  'withdraw',
  'resume',
  'newLink',
  'endLink',
  'shortNotice',
  'noShortNotice',
] as const
type Done = (typeof doneTexts)[number]

/** Maximum number of half-days offered for another call. */
const mostCallTimes = 4

const describeCallTimes = (site: Site, days: readonly OfferedDay[]): ShownRequest['callTimes'] =>
  halfDaysOf(days)
    .slice(0, mostCallTimes)
    .flatMap((value) => {
      const halfDay = readHalfDay(value)
      return halfDay === undefined ? [] : [{ value, label: writeHalfDayIn(site, halfDay) }]
    })

type PageProps = Omit<PageViews['myRequest/MyRequestPage'], 'site' | 'head'>

interface Shown {
  readonly done?: Done | undefined
  readonly openAct?: MyRequestAct | undefined
  readonly refused?: RefusedAct
  readonly errors?: readonly FormError[]
  readonly typed?: TypedAct
}

const queryOf = (req: Request): string => req.originalUrl.split('?', 2)[1] ?? ''

export const myRequestController = (services: Services, siteFor: SiteFor) => {
  const { myRequest, halfDays } = services
  const readForm = createMyRequestForm(services)

  const today = (): string => localMoment(services.clinic, new Date(services.clock.now())).date

  const keyOf = (req: Request): string => readReceipt(queryOf(req))?.key ?? ''

  const siteWith = (req: Request, key: string): Site => ({
    ...siteFor(req),
    receipt: key === '' ? undefined : writeReceipt({ key }),
  })

  const render = (site: Site, res: Response, props: Omit<PageProps, 'done'>, done?: Done) =>
    renderPage(services, res, 'myRequest/MyRequestPage', {
      site,
      cache: 'never',
      head: {
        title: site.t('myRequest:title'),
        style: 'message',
        hasErrors: (props.request?.errors.length ?? 0) > 0,
      },
      props: {
        ...props,
        done:
          done === undefined
            ? undefined
            : done === 'endLink'
              ? site.t('myRequest:done.endLink', { phone: site.clinic.phone })
              : site.t(`myRequest:done.${done}`),
      },
    })

  const showOpen = async (
    site: Site,
    res: Response,
    linked: RequestOfLink,
    shown: Shown,
  ): Promise<void> => {
    const { found } = linked
    const status = describeStatus(services, site, linked)
    return render(
      site,
      res,
      {
        request: {
          reference: found.request.reference,
          received: writeInstant(services, site, Date.parse(found.request.createdAt)),
          status,
          timeline: describeTimeline(services, site, found),
          hasOpenVisit: found.request.visit?.state === 'open',
          forms: { ...offeredForms(linked, today()), ...formWithText(shown.typed) },
          isEmailFixed: linked.main !== found && (shown.typed?.email ?? '') === '',
          openAct: shown.typed?.act ?? shown.openAct ?? status.offers,
          halfDays: { offered: halfDays(), chosen: found.request.halfDays ?? [] },
          callTimes: status.offers === 'message' ? describeCallTimes(site, halfDays()) : [],
          now: new Date(services.clock.now()),
          refused:
            shown.refused === undefined
              ? undefined
              : site.t(`myRequest:refused.${shown.refused}`, { phone: site.clinic.phone }),
          wishedUntil:
            found.request.shortNotice === undefined
              ? ''
              : formatDate(found.request.shortNotice.until, site.locale, { year: false }),
          errors: shown.errors ?? [],
          typed: shown.typed,
        },
      },
      shown.done,
    )
  }

  const showClosed = (
    site: Site,
    res: Response,
    { status }: Exclude<OpenedRequest | ActOutcome, { readonly found: unknown }>,
  ): Promise<void> => {
    const name = status === 'unknown' ? 'unknown' : 'ended'
    res.status(name === 'unknown' ? 404 : 410)
    return render(site, res, { closed: name })
  }

  const show: RequestHandler = async (req, res) => {
    const query = new URLSearchParams(queryOf(req))
    const done = doneTexts.find((one) => one === query.get('done'))
    const key = keyOf(req)
    const site = siteWith(req, key)
    if (!query.has('k')) return render(site, res, {}, done)
    const opened = await myRequest.open(key)
    return opened.status === 'open'
      ? showOpen(site, res, opened, { done, openAct: readAct(query.get('open') ?? '') })
      : showClosed(site, res, opened)
  }

  const answer: RequestHandler = async (req, res) => {
    const body: unknown = req.body
    const name = readAct(
      typeof body === 'object' && body !== null && 'act' in body ? String(body.act) : '',
    )
    if (name === undefined) throw new AppError(400, 'badRequest')
    const key = keyOf(req)
    const site = siteWith(req, key)
    const opened = await myRequest.open(key)
    if (opened.status !== 'open') return showClosed(site, res, opened)
    const reading = await readForm(req, name, opened, site)
    if (reading.status === 'errors') {
      const { errors, typed } = reading
      res.status(422)
      return showOpen(site, res, opened, { errors, typed })
    }
    const outcome = await myRequest.act(key, reading.act, req.network)
    switch (outcome.status) {
      case 'unknown':
      case 'ended':
        return showClosed(site, res, outcome)
      case 'done': {
        const address = urlFor('myRequest', contextOf(req).locale)
        const isVisitAgain = isVisitReplaced(opened.found.request, reading.act)
        const done: Done =
          outcome.isLinkReplaced && name === 'change'
            ? 'newLink'
            : isVisitAgain
              ? 'visitAgain'
              : name
        res.redirect(
          303,
          outcome.isLinkReplaced
            ? `${address}?done=${done}`
            : `${address}${writeReceipt({ key })}&done=${done}`,
        )
        return
      }
      case 'limited':
      case 'unread':
      case 'booked':
      case 'closed':
        res.status(statusCodes[outcome.status])
        return showOpen(site, res, outcome, { refused: outcome.status, typed: reading.typed })
    }
  }

  return {
    show,
    submit: [urlencoded({ extended: false, limit: formBodyBytes, parameterLimit: 50 }), answer],
  }
}
