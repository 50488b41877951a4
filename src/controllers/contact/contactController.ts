import { urlencoded, type Request, type RequestHandler, type Response } from 'express'
import { urlFor } from '../../addresses/urlFor.js'
import { formBodyBytes } from '../../config/limits.js'
import { referencePattern } from '../../services/submissions/reference.js'
import { assessSpam, type SpamCheck } from '../../services/submissions/spamCheck.js'
import { readSignals } from '../../services/submissions/spamFields.js'
import { openJobs } from '../../content/jobs/jobCatalogue.js'
import { formatDate, formatTime } from '../../services/clinic/formats.js'
import { businessDayAfter, localMoment } from '../../services/clinic/openHours.js'
import { home } from '../../content/pages/home.js'
import type { Services } from '../../services/services.js'
import { contactForm, emptyContactInput, readRequestId, toContactFields } from './contactForm.js'
import { errorsWithSentences } from '../forms/errorsInJson.js'
import { headOf, renderPage } from '../pages/renderPage.js'
import type { ContactFormState } from '../../views/contact/ContactForm.js'
import type { Site } from '../../views/site/site.js'
import type { SiteFor } from '../pages/siteContext.js'
import { wantsJson } from '../forms/wantsJson.js'

/** The home page with its request form, and the answer to a request. */
export const contactController = (services: Services, siteFor: SiteFor) => {
  const { clinic, clock, contact, verification } = services
  const now = (): Date => new Date(clock.now())

  const showHome = (
    req: Request,
    res: Response,
    cache: 'shared' | 'never',
    shown: Pick<ContactFormState, 'input' | 'errors'>,
  ): void => {
    const site = siteFor(req)
    renderPage(services, res, 'home/HomePage', {
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
        jobs: openJobs(localMoment(clinic, now()).date),
        contact: {
          ...shown,
          verification: verification?.forBrowser('contact'),
          retention: site.fact('retention.requests'),
        },
      },
    })
  }

  /** What the confirmation says, in the words and by the hour of the page. */
  const promise = (site: Site) => {
    const by = businessDayAfter(clinic, now(), clinic.callbackBusinessDays)
    return {
      callBy:
        by === undefined
          ? undefined
          : {
              date: formatDate(by.date, site.locale, { year: false }),
              time: formatTime(by.time, site.locale),
            },
      delay: site.fact('callbackDelay'),
    }
  }

  const verificationOf = async (token: string): Promise<Pick<SpamCheck, 'verification'>> =>
    verification === undefined
      ? {}
      : { verification: await verification.verify(token === '' ? undefined : token, 'contact') }

  const answer: RequestHandler = async (req, res) => {
    const site = siteFor(req)
    const isProgram = wantsJson(req)
    // What a visitor typed is shown to that visitor alone.
    res.vary('Accept').set('Cache-Control', 'no-store')
    const { input, hidden, errors } = await contactForm.read(req)
    if (errors.length > 0) {
      res.status(422)
      if (isProgram) res.json({ errors: errorsWithSentences(site, errors) })
      else showHome(req, res, 'never', { input, errors })
      return
    }
    const { locale } = site
    const { submission, status } = await contact.receive(
      { ...toContactFields(input), ...readRequestId(hidden.id), locale },
      { ...assessSpam(readSignals(hidden)), ...(await verificationOf(hidden.verification)) },
    )
    const { reference } = submission
    if (isProgram) {
      res.status(status === 'created' ? 201 : 200).json({ reference, ...promise(site) })
      return
    }
    res.redirect(303, `${urlFor('requestReceived', locale)}?ref=${reference}`)
  }

  const show: RequestHandler = (req, res) => {
    const { locale } = siteFor(req)
    showHome(req, res, 'shared', { input: emptyContactInput(locale), errors: [] })
  }

  const received: RequestHandler = (req, res) => {
    const site = siteFor(req)
    const { ref } = req.query
    renderPage(services, res, 'contact/RequestReceivedPage', {
      site,
      cache: 'never',
      head: { title: site.t('received:head'), style: 'message' },
      props: {
        // Only the form of a reference is believed: an address must not put words on the page.
        reference: typeof ref === 'string' && referencePattern.test(ref) ? ref : undefined,
        ...promise(site),
      },
    })
  }

  const submit: readonly RequestHandler[] = [
    urlencoded({ extended: false, limit: formBodyBytes, parameterLimit: 50 }),
    answer,
  ]
  return { show, submit, received }
}
