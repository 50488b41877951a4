import { type Request, type RequestHandler, type Response, urlencoded } from 'express'
import { formBodyBytes, mostFiles } from '../../config/limits.js'
import { urlFor } from '../../addresses/urlFor.js'
import type { ApplicationInput } from '../../shared/careers/applicationFields.js'
import { formatSize } from '../../shared/careers/fileSize.js'
import { localMoment } from '../../services/clinic/openHours.js'
import { writeReceipt } from '../../services/submissions/reference.js'
import { assessSpam, type Signals } from '../../services/submissions/spamCheck.js'
import type { Services } from '../../services/services.js'
import type { Site } from '../../views/pageContext/site.js'
import { errorsWithSentences } from '../../shared/forms/fieldErrors.js'
import { shownReceipt } from '../forms/shownReceipt.js'
import { renderPage } from '../pages/renderPage.js'
import { contextOf, wantsJson } from '../pages/requestContext.js'
import type { SiteFor } from '../pages/siteContext.js'
import { passingOwner, readOwner } from '../uploads/uploadOwner.js'
import { createFormFilesReader, fileErrors, type FormFiles, troubleErrors } from './formFiles.js'
import {
  type ApplicationError,
  applicationForm,
  inPageOrder,
  toApplicationFields,
} from './applicationForm.js'
import {
  answerPromise,
  applicationSite,
  openOffers,
  type ShownApplication,
  showApplicationPage,
} from './applicationPage.js'

export const applicationsController = (services: Services, siteFor: SiteFor) => {
  const { uploads, applications, signer, maxFileBytes } = services.careers
  const files = createFormFilesReader(uploads)
  const form = applicationForm(() => openOffers(services).map(({ id }) => id))

  const showAgain = async (
    req: Request,
    res: Response,
    input: ApplicationInput,
    errors: readonly ApplicationError[],
  ): Promise<void> => {
    const site = applicationSite(services, siteFor(req))
    // Files sent with the form are discarded; earlier uploads remain available.
    await uploads.discard(files.of(req).stored)
    const owner = readOwner(req, signer)
    const waiting = owner === undefined ? [] : await uploads.waiting(owner, uploadsIn(input))
    res.status(422)
    if (wantsJson(req)) res.json(errorsInJson(site, { errors, waiting }))
    else await showApplicationPage(services, site, res, 'never', { input, errors, waiting })
  }

  const receive = (req: Request, came: FormFiles, input: ApplicationInput, signals: Signals) => {
    const owner = readOwner(req, signer) ?? passingOwner()
    const uploaded = uploadsIn(input).map((id) => ({ id, owner }))
    const inForm = came.stored.map((id) => ({ id, owner: came.owner }))
    return applications.receive(
      {
        ...toApplicationFields(input),
        locale: contextOf(req).locale,
        uploads: [...uploaded, ...inForm],
      },
      assessSpam(signals),
      { network: req.network },
    )
  }

  const answer: RequestHandler = async (req, res) => {
    const { locale } = contextOf(req)
    res.vary('Accept').set('Cache-Control', 'no-store')
    const { input, hidden, errors } = await form.read(req)
    const came = files.of(req)
    const refused = fileErrors(came, uploadsIn(input), formatSize(maxFileBytes, locale))
    if (errors.length + refused.length > 0) {
      const again = came.stored.length > 0 ? [chooseAgain] : []
      await showAgain(req, res, input, inPageOrder([...errors, ...refused, ...again]))
      return
    }
    const outcome = await receive(req, came, input, hidden)
    if (!outcome.ok) {
      const again = came.stored.length > outcome.refused.length ? [chooseAgain] : []
      await showAgain(req, res, input, [...troubleErrors(outcome.refused), ...again])
      return
    }
    const { reference, createdAt, status } = outcome
    const day = localMoment(services.clinic, new Date(createdAt)).date
    if (wantsJson(req)) {
      const created = status === 'created' ? 201 : 200
      res.status(created).json({ reference, ...answerPromise(services, siteFor(req), day) })
      return
    }
    const address = urlFor('applicationReceived', locale)
    res.redirect(303, address + writeReceipt({ reference, day }))
  }

  const submit: readonly RequestHandler[] = [
    urlencoded({ extended: false, limit: formBodyBytes, parameterLimit: 50 }),
    files.read,
    answer,
  ]
  return { submit, received: received(services, siteFor) }
}

const received =
  (services: Services, siteFor: SiteFor): RequestHandler =>
  (req, res) => {
    const receipt = shownReceipt(services, req)
    const site = { ...siteFor(req), receipt: receipt && writeReceipt(receipt) }
    return renderPage(services, res, 'careers/application/ApplicationReceivedPage', {
      site,
      cache: 'never',
      head: { title: site.t('applications:received.head'), style: 'message' },
      props: {
        reference: receipt?.reference,
        steps: services.content.pages.careers.hiring.steps.slice(1),
        ...answerPromise(services, site, receipt?.day),
      },
    })
  }

const errorsInJson = (site: Site, { errors, waiting }: Omit<ShownApplication, 'input'>) => ({
  errors: errorsWithSentences(site, errors),
  uploads: waiting.map(({ id, name, size }) => ({ id, name, size })),
})

/** Asks to choose the files again, because browsers clear file inputs when a form is shown again. */
const chooseAgain: ApplicationError = { field: 'files', key: 'applications:files.errors.again' }

const uploadsIn = ({ uploads }: ApplicationInput): readonly string[] =>
  uploads.slice(0, mostFiles + 1)
