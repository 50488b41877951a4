import { type Request, type RequestHandler, type Response, urlencoded } from 'express'
import { urlFor } from '../../addresses/urlFor.js'
import { formBodyBytes } from '../../config/limits.js'
import type { VerificationMark } from '../../services/adapters/verification/verification.js'
import { formatDate, formatTime } from '../../shared/clinic/formats.js'
import { answerTo } from '../../shared/contact/contactChoices.js'
import { businessDayAfterDay, localMoment } from '../../services/clinic/openHours.js'
import { writeReceipt } from '../../services/submissions/reference.js'
import { repeatKeyOf } from '../../services/submissions/repeats.js'
import { assessSpam } from '../../services/submissions/spamCheck.js'
import type { Services } from '../../services/services.js'
import { errorsWithSentences } from '../../shared/forms/fieldErrors.js'
import { shownReceipt } from '../forms/shownReceipt.js'
import { headOf, renderPage } from '../pages/renderPage.js'
import { contextOf, wantsJson } from '../pages/requestContext.js'
import type { SiteFor } from '../pages/siteContext.js'
import {
  contactForm,
  emptyContactInput,
  hasAnswers,
  readRequestId,
  toContactFields,
} from './contactForm.js'
import { openJobs } from '../../services/careers/openJobs.js'
import type { ContactFormState } from '../../views/contact/ContactForm.js'
import type { Site } from '../../views/pageContext/site.js'
import type { ExamName } from '../../addresses/pageTable.js'
import { requestField } from '../../shared/tools/toolFields.js'
import { examDates, examOfWindow } from '../../shared/tools/examDates.js'
import type { Period } from '../../shared/tools/windowDays.js'

const showContactPage = (
  services: Services,
  site: Site,
  res: Response,
  cache: 'shared' | 'never',
  shown: Pick<ContactFormState, 'input' | 'errors' | 'period'>,
): Promise<void> => {
  const { clinic, clock, content, verification, halfDays } = services
  const { home } = content.pages
  return renderPage(services, res, 'home/HomePage', {
    site,
    cache,
    head: {
      ...headOf(home, site),
      style: 'home',
      hasErrors: shown.errors.length > 0,
      firstPicture: { picture: 'reception', place: 'heroRing' },
    },
    props: {
      content: home,
      finder: content.finder,
      jobs: openJobs(content.jobs, localMoment(clinic, new Date(clock.now())).date),
      contact: {
        ...shown,
        halfDays: halfDays(),
        verification: verification?.forBrowser('contact'),
      },
    },
  })
}

/** Returns the promised call back. @param day date of receipt in the clinic's time zone */
const callBackPromise = (
  { clinic }: Pick<Services, 'clinic'>,
  site: Site,
  day: string | undefined,
) => {
  const by =
    day === undefined ? undefined : businessDayAfterDay(clinic, day, clinic.callbackBusinessDays)
  return {
    callBy:
      by === undefined
        ? undefined
        : {
            day: by.date,
            date: formatDate(by.date, site.locale, { year: false }),
            time: formatTime(by.time, site.locale),
          },
    delay: site.fact('callbackDelay'),
  }
}

const requestedDates = (
  { clinic, clock }: Pick<Services, 'clinic' | 'clock'>,
  req: Request,
): { readonly subject: ExamName; readonly period: Period } | undefined => {
  const { requestedTool } = contextOf(req)
  const body: unknown = req.body
  if (requestedTool?.tool !== 'examDates' || !(body instanceof Object)) return undefined
  const exam: unknown = Reflect.get(body, requestField)
  const now = localMoment(clinic, new Date(clock.now()))
  const result = examDates(clinic, requestedTool.input, now)
  const windows = result.kind === 'answer' ? result.windows : []
  const window = windows.find((one) => one.exam === exam)
  return window === undefined
    ? undefined
    : { subject: examOfWindow[window.exam], period: { from: window.from, to: window.to } }
}

export const contactController = (services: Services, siteFor: SiteFor) => {
  const { contact, clinic, content, verification, halfDays, myRequest } = services
  const form = contactForm(halfDays, content.offered.bookable)

  const verify = async (token: string): Promise<VerificationMark | undefined> =>
    verification?.verify(token === '' ? undefined : token, 'contact')

  const answer: RequestHandler = async (req, res) => {
    const { locale } = contextOf(req)
    const isProgram = wantsJson(req)
    // The response contains what the visitor typed.
    res.vary('Accept').set('Cache-Control', 'no-store')
    const { input, hidden, errors } = await form.read(req)
    if (errors.length > 0) {
      res.status(422)
      const isOffered = errors.every(({ field }) => field !== 'halfDays')
      if (isProgram) {
        res.json({
          errors: errorsWithSentences(siteFor(req), errors),
          // Returns the current half-days to a page that was opened on another day.
          ...(isOffered ? {} : { halfDays: halfDays() }),
        })
      } else await showContactPage(services, siteFor(req), res, 'never', { input, errors })
      return
    }
    const fields = toContactFields(input)
    const received = { ...fields, locale }
    const name = readRequestId(hidden.id)
    const check = assessSpam(hidden, await verify(hidden.verification))
    const { network } = req
    const first = await contact.receive({ ...received, ...name }, check, {
      // Without JavaScript a form has no id: a resubmission is recognized by its content.
      words: isProgram || name.id !== undefined ? undefined : repeatKeyOf(received),
      network,
    })
    // An id already used for other answers is ignored, so that the new answers are stored too.
    const { submission, status } =
      first.status === 'created' || hasAnswers(first.submission, fields)
        ? first
        : await contact.receive(received, check, { words: repeatKeyOf(received), network })
    const { reference, createdAt } = submission
    // A resubmission returns the callback promise of the first request.
    const day = localMoment(clinic, new Date(createdAt)).date
    const key = await myRequest.keyOf(submission)
    if (isProgram) {
      const created = status === 'created' ? 201 : 200
      const promise = callBackPromise(services, siteFor(req), day)
      res.status(created).json({
        reference,
        ...promise,
        ...(key === undefined ? {} : { link: urlFor('myRequest', locale) + writeReceipt({ key }) }),
      })
      return
    }
    const kind = key === undefined ? answerTo(submission).kind : undefined
    res.redirect(
      303,
      urlFor('requestReceived', locale) + writeReceipt({ reference, day, key, kind }),
    )
  }

  const show: RequestHandler = (req, res) => {
    const site = siteFor(req)
    const { subject, period } = requestedDates(services, req) ?? {}
    const input = emptyContactInput(site.locale, subject)
    return showContactPage(services, site, res, 'shared', { input, errors: [], period })
  }

  const submit: readonly RequestHandler[] = [
    urlencoded({ extended: false, limit: formBodyBytes, parameterLimit: 50 }),
    answer,
  ]
  return { show, submit, received: received(services, siteFor) }
}

const received =
  (services: Services, siteFor: SiteFor): RequestHandler =>
  async (req, res) => {
    const receipt = shownReceipt(services, req)
    const opened =
      receipt?.key === undefined ? undefined : await services.myRequest.open(receipt.key)
    const site = { ...siteFor(req), receipt: receipt && writeReceipt(receipt) }
    const now = new Date(services.clock.now())
    const today = localMoment(services.clinic, now).date
    const asked =
      opened?.status === 'open' ? answerTo(opened.found.request) : { kind: receipt?.kind }
    const isChange = asked.kind === 'change'
    await renderPage(services, res, 'contact/RequestReceivedPage', {
      site,
      cache: 'never',
      head: { title: site.t(`received:${isChange ? 'change' : 'notice'}.head`), style: 'message' },
      props: {
        confirmation: {
          reference: receipt?.reference,
          ...callBackPromise(services, site, receipt?.day),
          ...(receipt?.key === undefined
            ? {}
            : { link: urlFor('myRequest', site.locale) + writeReceipt({ key: receipt.key }) }),
        },
        asked,
        sentOn:
          receipt?.day === undefined || receipt.day === today
            ? undefined
            : formatDate(receipt.day, site.locale, { year: false }),
        now,
        way: services.content.pages.home.map.heading,
      },
    })
  }
