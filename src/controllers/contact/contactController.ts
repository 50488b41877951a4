import { urlencoded, type Request, type RequestHandler, type Response } from 'express'
import type { Locale } from '../../addresses/pageTable.js'
import { urlFor } from '../../addresses/urlFor.js'
import { referencePattern } from '../../services/submissions/reference.js'
import { assessSpam, type SpamCheck } from '../../services/submissions/spamCheck.js'
import { openJobs } from '../../content/jobs/jobCatalogue.js'
import { formatDate, formatTime } from '../../services/clinic/formats.js'
import { businessDayAfter, localMoment } from '../../services/clinic/openHours.js'
import { home } from '../../content/pages/home.js'
import { structuredData } from '../../services/structuredData/structuredData.js'
import type { Services } from '../../services/services.js'
import {
  type ContactError,
  type ContactFormState,
  contactForm,
  emptyContactForm,
} from './contactForm.js'
import { readForm } from '../forms/readForm.js'
import { minutesOf } from '../pages/examWords.js'
import { sharedMinute } from '../pages/pageController.js'
import { renderPage } from '../pages/renderPage.js'
import type { Site } from '../../views/site/site.js'
import type { SiteFor } from '../pages/siteContext.js'
import { wantsJson } from '../forms/wantsJson.js'

/** DECISIONS: a form body holds at most 100 kB. */
const bodyLimit = '100kb'

/** The home page with its request form, and the answer to a request. */
export const contactController = (services: Services, siteFor: SiteFor) => {
  const { clinic, clock, contact, verification } = services
  const now = (): Date => new Date(clock.now())

  const showHome = (
    req: Request,
    res: Response,
    state: (locale: Locale) => ContactFormState,
  ): void => {
    const site = siteFor(req, res)
    renderPage(res, 'home/HomePage', {
      site,
      content: home,
      jobs: openJobs(localMoment(clinic, now()).date),
      minutes: minutesOf(site),
      contact: {
        ...state(site.locale),
        verification: verification?.forBrowser('contact'),
        retention: site.localize({ fr: '{{requestRetention}}', en: '{{requestRetention}}' }),
      },
      structuredData: structuredData(services, site),
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
      delay: site.localize({ fr: '{{callbackDelay}}', en: '{{callbackDelay}}' }),
    }
  }

  const tellErrors = (site: Site, res: Response, errors: readonly ContactError[]): void => {
    res.json({
      errors: errors.map(({ field, key }) => ({ field, key, sentence: site.t(key) })),
    })
  }

  const verificationOf = async (
    token: string | undefined,
  ): Promise<Pick<SpamCheck, 'verification'>> =>
    verification === undefined ? {} : { verification: await verification.verify(token, 'contact') }

  const answer: RequestHandler = async (req, res) => {
    const site = siteFor(req, res)
    const isProgram = wantsJson(req)
    // What a visitor typed is shown to that visitor alone.
    res.vary('Accept').set('Cache-Control', 'no-store')
    const reading = readForm(req, contactForm)
    if (!reading.ok) {
      res.status(422)
      if (isProgram) return tellErrors(site, res, reading.errors)
      showHome(req, res, () => ({ typed: reading.typed, errors: reading.errors }))
      return
    }
    const { locale } = site
    const { said, id, token, signals } = reading.values
    const input = { ...said, locale, ...(id === undefined ? {} : { id }) }
    const { submission, status } = await contact.receive(input, {
      ...assessSpam(signals),
      ...(await verificationOf(token)),
    })
    const { reference } = submission
    if (isProgram) {
      res.status(status === 'created' ? 201 : 200).json({ reference, ...promise(site) })
      return
    }
    res.redirect(303, `${urlFor('requestReceived', locale)}?ref=${reference}`)
  }

  const show: RequestHandler = (req, res) => {
    sharedMinute(res)
    showHome(req, res, emptyContactForm)
  }

  const received: RequestHandler = (req, res) => {
    const site = siteFor(req, res)
    const told = req.query['ref']
    renderPage(res, 'contact/RequestReceivedPage', {
      site,
      // Only the form of a reference is believed: an address must not put words on the page.
      reference: typeof told === 'string' && referencePattern.test(told) ? told : undefined,
      ...promise(site),
    })
  }

  const submit: readonly RequestHandler[] = [
    urlencoded({ extended: false, limit: bodyLimit, parameterLimit: 50 }),
    ...contactForm.rules,
    answer,
  ]
  return { show, submit, received }
}
