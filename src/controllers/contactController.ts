import { urlencoded, type Request, type RequestHandler, type Response } from 'express'
import { type Locale, urlFor } from '../routes/table.js'
import { referencePattern } from '../services/contact/reference.js'
import { judge, type Verdict } from '../services/contact/verdict.js'
import { openJobs } from '../services/content/jobs/jobCatalogue.js'
import { formatDate, formatTime } from '../services/content/formats.js'
import { businessDayAfter, localMoment } from '../services/content/openHours.js'
import { home } from '../services/content/pages/home.js'
import { structuredData } from '../services/content/structuredData.js'
import type { Services } from '../services/services.js'
import {
  type ContactFault,
  type ContactFormState,
  contactForm,
  emptyContactForm,
} from './forms/contactForm.js'
import { readForm } from './forms/readForm.js'
import { minutesOf } from './examWords.js'
import { sharedMinute } from './pageController.js'
import { renderPage } from './renderPage.js'
import type { Site } from '../views/site.js'
import type { SiteFor } from './siteContext.js'
import { wantsJson } from './wantsJson.js'

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
    renderPage(res, 'HomePage', {
      site,
      content: home,
      jobs: openJobs(localMoment(clinic, now()).date),
      minutes: minutesOf(site),
      contact: {
        ...state(site.locale),
        verification: verification?.forBrowser('contact'),
        retention: site.say({ fr: '{{requestRetention}}', en: '{{requestRetention}}' }),
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
      delay: site.say({ fr: '{{callbackDelay}}', en: '{{callbackDelay}}' }),
    }
  }

  const tellFaults = (site: Site, res: Response, faults: readonly ContactFault[]): void => {
    res.json({
      faults: faults.map(({ field, key }) => ({ field, key, sentence: site.t(key) })),
    })
  }

  const verdictOn = async (token: string | undefined): Promise<Pick<Verdict, 'verification'>> =>
    verification === undefined ? {} : { verification: await verification.verify(token, 'contact') }

  const answer: RequestHandler = async (req, res) => {
    const site = siteFor(req, res)
    const isProgram = wantsJson(req)
    // What a visitor typed is shown to that visitor alone.
    res.vary('Accept').set('Cache-Control', 'no-store')
    const reading = readForm(req, contactForm)
    if (!reading.ok) {
      res.status(422)
      if (isProgram) return tellFaults(site, res, reading.faults)
      showHome(req, res, () => ({ typed: reading.typed, faults: reading.faults }))
      return
    }
    const { locale } = site
    const { said, id, token, signals } = reading.values
    const input = { ...said, locale, ...(id === undefined ? {} : { id }) }
    const { reference, status } = await contact.receive(input, {
      ...judge(signals),
      ...(await verdictOn(token)),
    })
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
    renderPage(res, 'RequestReceivedPage', {
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
