import { type RequestHandler, type Response, urlencoded } from 'express'
import type { Locale } from '../../addresses/pageTable.js'
import { urlFor, urlForJob } from '../../addresses/urlFor.js'
import { openJobs } from '../../services/careers/openJobs.js'
import { localMoment } from '../../services/clinic/openHours.js'
import { feedbackKind } from '../../services/feedback/feedback.js'
import {
  feedbackAnswers,
  feedbackFields,
  feedbackOffer,
  feedbackPages,
} from '../../shared/feedback/feedbackFields.js'
import type { Services } from '../../services/services.js'
import { assessSpam } from '../../services/submissions/spamCheck.js'
import { spamFields } from '../../shared/submissions/spamFields.js'
import type { RefusedFeedback } from '../../views/site/PageFeedback.js'
import type { Site } from '../../views/pageContext/site.js'
import { createForm } from '../forms/createForm.js'
import { renderPage } from '../pages/renderPage.js'
import { contextOf } from '../pages/requestContext.js'
import type { SiteFor } from '../pages/siteContext.js'

export const feedbackController = (services: Services, siteFor: SiteFor) => {
  const { clinic, clock, content, submissions } = services
  const feedback = submissions(feedbackKind)

  const addressesIn = (locale: Locale): ReadonlyMap<string, string> =>
    new Map([
      ...feedbackPages.map((name) => [name, urlFor(name, locale)] as const),
      ...openJobs(content.jobs, localMoment(clinic, new Date(clock.now())).date).map(
        ({ id, slug }) => [feedbackOffer(id), urlForJob(slug, locale)] as const,
      ),
    ])

  const form = createForm({
    fields: () => feedbackFields([...addressesIn('fr').keys()]),
    hidden: spamFields,
  })

  const showPage = (site: Site, res: Response, refused?: RefusedFeedback): Promise<void> =>
    renderPage(services, res, 'feedback/FeedbackPage', {
      site,
      cache: 'never',
      head: {
        title: site.t('feedback:title'),
        style: 'message',
        hasErrors: refused !== undefined,
      },
      props: refused === undefined ? {} : { refused },
    })

  const show: RequestHandler = (req, res) => showPage(siteFor(req), res)

  const answer: RequestHandler = async (req, res) => {
    const { locale } = contextOf(req)
    const { input, hidden, errors } = await form.read(req)
    const address = addressesIn(locale).get(input.page)
    const chosen = feedbackAnswers.find((one) => one === input.answer)
    if (errors.length > 0 || address === undefined || chosen === undefined) {
      await showPage(siteFor(req), res.status(422), { input, errors })
      return
    }
    const { page, sentence } = input
    await feedback.receive(
      { page, answer: chosen, locale, ...(sentence === '' ? {} : { sentence }) },
      assessSpam(hidden),
    )
    // The page shows a thank-you message when it is opened at this anchor.
    res.redirect(303, `${address}#feedback-received`)
  }

  const submit: readonly RequestHandler[] = [
    urlencoded({ extended: false, limit: '10kb', parameterLimit: 20 }),
    answer,
  ]
  return { show, submit }
}
