import { type Request, type RequestHandler, type Response, urlencoded } from 'express'
import { urlFor } from '../../addresses/urlFor.js'
import { spontaneous } from '../../services/careers/applicationChoices.js'
import { acceptedEndings, mostFiles } from '../../services/careers/fileKinds.js'
import { formatSize } from '../../services/careers/fileSize.js'
import type { WaitingUpload } from '../../services/careers/uploads.js'
import { referencePattern } from '../../services/submissions/reference.js'
import { assessSpam } from '../../services/submissions/spamCheck.js'
import { formatDate } from '../../services/clinic/formats.js'
import { isOpen, openJobs } from '../../content/jobs/jobCatalogue.js'
import { businessDayAfter, localMoment } from '../../services/clinic/openHours.js'
import type { JobContent } from '../../content/pageContentTypes.js'
import { careers as content } from '../../content/pages/careers.js'
import { structuredData } from '../../services/structuredData/structuredData.js'
import { notFound } from '../../services/errors.js'
import type { Services } from '../../services/services.js'
import type { ApplicationFormState } from '../../views/careers/application/ApplicationForm.js'
import type { Site } from '../../views/site/site.js'
import { applicationFiles } from './applicationFiles.js'
import {
  type ApplicationError,
  type ApplicationReading,
  type ApplicationTyped,
  emptyApplication,
  readApplicationForm,
} from './applicationForm.js'
import { fileErrors, troubleErrors } from './fileErrors.js'
import { sharedMinute } from '../pages/pageController.js'
import { renderPage } from '../pages/renderPage.js'
import type { SiteFor } from '../pages/siteContext.js'
import { passingOwner, readOwner } from '../uploads/uploadOwner.js'
import { wantsJson } from '../forms/wantsJson.js'

interface Shown {
  readonly typed: ApplicationTyped
  readonly errors: readonly ApplicationError[]
  readonly waiting: readonly WaitingUpload[]
}

/** The offers, one offer, and the applications sent from both. */
export const careersController = (services: Services, siteFor: SiteFor) => {
  const { clinic, clock } = services
  const { uploads, applications, signer, maxFileBytes } = services.careers
  const files = applicationFiles(uploads)
  const today = (): string => localMoment(clinic, new Date(clock.now())).date
  const offers = (): readonly JobContent[] => openJobs(today())

  const promise = (site: Site) => {
    const by = businessDayAfter(clinic, new Date(clock.now()), clinic.hiringAnswerBusinessDays)
    return {
      answerBy: by === undefined ? undefined : formatDate(by.date, site.locale, { year: false }),
      answerDelay: site.say({ fr: '{{hiringDelay}}', en: '{{hiringDelay}}' }),
    }
  }

  const formState = (site: Site, { typed, errors, waiting }: Shown): ApplicationFormState => ({
    typed,
    errors,
    waiting: waiting.map(({ id, name, size }) => ({ id, name, size })),
    offers: offers().map(({ id, title }) => ({ value: id, label: site.say(title) })),
    limits: { maxBytes: maxFileBytes, files: mostFiles, accept: acceptedEndings },
    retention: site.say({ fr: '{{applicationRetention}}', en: '{{applicationRetention}}' }),
    answerDelay: promise(site).answerDelay,
  })

  /** The page that has the form: an offer, or the careers page itself. */
  const showPage = (site: Site, res: Response, shown: Shown): void => {
    const application = formState(site, shown)
    const parts = { site, application, structuredData: structuredData(services, site) }
    if (site.job === undefined) {
      renderPage(res, 'careers/CareersPage', { ...parts, content, jobs: offers() })
    } else {
      renderPage(res, 'careers/JobPage', { ...parts, job: site.job })
    }
  }

  const blank = (site: Site): Shown => ({
    typed: emptyApplication(site.job?.id ?? spontaneous),
    errors: [],
    waiting: [],
  })

  const show: RequestHandler = (req, res) => {
    const site = siteFor(req, res)
    sharedMinute(res)
    showPage(site, res, blank(site))
  }

  /** An offer that never was is unknown; one that is over says so and leads to the others. */
  const onlyOpen =
    (next: RequestHandler): RequestHandler =>
    (req, res, further) => {
      const site = siteFor(req, res)
      if (site.job === undefined) throw notFound()
      if (isOpen(site.job, today())) {
        void next(req, res, further)
        return
      }
      sharedMinute(res.status(410))
      renderPage(res, 'careers/JobClosedPage', { site, job: site.job, jobs: offers() })
    }

  const showAgain = async (
    req: Request,
    res: Response,
    { typed, uploads: ids }: ApplicationReading,
    errors: readonly ApplicationError[],
  ): Promise<void> => {
    const site = siteFor(req, res)
    // What came inside the form is not kept; what was uploaded before waits on.
    await uploads.discard(files.of(req).stored)
    const owner = readOwner(req, signer)
    const waiting = owner === undefined ? [] : await uploads.waiting(owner, ids)
    res.status(422)
    if (wantsJson(req)) {
      res.json({
        errors: errors.map(({ field, key, values = {} }) => ({
          field,
          key,
          sentence: site.t(key, values),
        })),
        uploads: waiting.map(({ id, name, size }) => ({ id, name, size })),
      })
      return
    }
    showPage(site, res, { typed, errors, waiting })
  }

  const answer: RequestHandler = async (req, res) => {
    const site = siteFor(req, res)
    // What a visitor typed is shown to that visitor alone.
    res.vary('Accept').set('Cache-Control', 'no-store')
    const reading = readApplicationForm(
      req.body,
      offers().map(({ id }) => id),
    )
    const came = files.of(req)
    const about = fileErrors(came, reading.uploads, formatSize(maxFileBytes, site.locale))
    const { values } = reading
    if (values === undefined || about.length > 0) {
      const again = came.stored.length > 0 ? [chooseAgain] : []
      await showAgain(req, res, reading, inOrder([...reading.errors, ...about, ...again]))
      return
    }
    const uploaded = readOwner(req, signer) ?? passingOwner()
    const outcome = await applications.receive(
      {
        ...values.said,
        locale: site.locale,
        uploads: [
          ...reading.uploads.map((id) => ({ id, owner: uploaded })),
          ...came.stored.map((id) => ({ id, owner: came.owner })),
        ],
      },
      assessSpam(values.signals),
    )
    if (!outcome.ok) {
      const again = came.stored.length > outcome.refused.length ? [chooseAgain] : []
      await showAgain(req, res, reading, [...troubleErrors(outcome.refused), ...again])
      return
    }
    const { reference, status } = outcome
    if (wantsJson(req)) {
      res.status(status === 'created' ? 201 : 200).json({ reference, ...promise(site) })
      return
    }
    res.redirect(303, `${urlFor('applicationReceived', site.locale)}?ref=${reference}`)
  }

  const received: RequestHandler = (req, res) => {
    const site = siteFor(req, res)
    const told = req.query['ref']
    renderPage(res, 'careers/application/ApplicationReceivedPage', {
      site,
      // Only the form of a reference is believed: an address must not put words on the page.
      reference: typeof told === 'string' && referencePattern.test(told) ? told : undefined,
      ...promise(site),
    })
  }

  const submit: readonly RequestHandler[] = [
    urlencoded({ extended: false, limit: '100kb', parameterLimit: 50 }),
    files.read,
    answer,
  ]
  const goOn: RequestHandler = (_req, _res, next) => next()
  return {
    careers: { show, submit },
    // Whether the offer is open is asked before its files are read.
    job: { show: onlyOpen(show), submit: [onlyOpen(goOn), ...submit] },
    received: { show: received },
  }
}

/** Files come again with the form: a browser forgets them, and so do we. */
const chooseAgain: ApplicationError = { field: 'files', key: 'applications:files.errors.again' }

/** Files stand before the consent on the page. */
const inOrder = (errors: readonly ApplicationError[]): readonly ApplicationError[] => [
  ...errors.filter(({ field }) => field !== 'consent'),
  ...errors.filter(({ field }) => field === 'consent'),
]
