import { type RequestHandler, type Response, urlencoded } from 'express'
import { knownLocale } from '../../addresses/locales.js'
import { urlFor } from '../../addresses/urlFor.js'
import { formBodyBytes } from '../../config/limits.js'
import { localMoment } from '../../services/clinic/openHours.js'
import type { Services } from '../../services/services.js'
import { writeReceipt } from '../../services/submissions/reference.js'
import { repeatKeyOf } from '../../services/submissions/repeats.js'
import { assessSpam } from '../../services/submissions/spamCheck.js'
import {
  type ChangeVisitField,
  type ChangeVisitInput,
  changeVisitFields,
} from '../../shared/changeVisit/changeVisitFields.js'
import { visitWants } from '../../shared/contact/contactChoices.js'
import { contactFieldsOn } from '../../shared/contact/contactFields.js'
import { halfDaysOf, inTheirOrder } from '../../shared/contact/halfDayChoices.js'
import type { FormError } from '../../shared/forms/fieldErrors.js'
import { cleanInput } from '../../shared/forms/fieldTable.js'
import { spamFields } from '../../shared/submissions/spamFields.js'
import type { Site } from '../../views/pageContext/site.js'
import { createForm } from '../forms/createForm.js'
import { preservedPhone, preservedWay } from '../forms/preservedAnswers.js'
import { headOf, renderPage } from '../pages/renderPage.js'
import { contextOf } from '../pages/requestContext.js'
import type { SiteFor } from '../pages/siteContext.js'
import { describeSoon } from './soonTexts.js'
import { readVisitMoment } from './visitMoment.js'

export const changeVisitController = (services: Services, siteFor: SiteFor) => {
  const { clinic, clock, contact, content, halfDays, myRequest } = services

  const form = createForm({
    fields: () => ({
      ...changeVisitFields,
      halfDays: contactFieldsOn(halfDaysOf(halfDays()), []).halfDays,
    }),
    hidden: spamFields,
  })

  const render = (
    site: Site,
    res: Response,
    cache: 'shared' | 'never',
    input: ChangeVisitInput,
    errors: readonly FormError<ChangeVisitField>[],
  ): Promise<void> => {
    const page = content.pages.changeVisit
    return renderPage(services, res, 'changeVisit/ChangeVisitPage', {
      site,
      cache,
      head: { ...headOf(page, site), style: 'message', hasErrors: errors.length > 0 },
      props: {
        content: page,
        input,
        errors,
        halfDays: halfDays(),
        soon: describeSoon(services, site),
      },
    })
  }

  const show: RequestHandler = (req, res) => {
    const site = siteFor(req)
    return render(site, res, 'shared', cleanInput(changeVisitFields, { language: site.locale }), [])
  }

  const answer: RequestHandler = async (req, res) => {
    const { locale } = contextOf(req)
    const { input, hidden, errors: fieldErrors } = await form.read(req)
    const today = localMoment(clinic, new Date(clock.now())).date
    const { moment, errors: wrongMoment } = readVisitMoment(clinic, today, input)
    const want = visitWants.find((one) => one === input.want)
    if (fieldErrors.length > 0 || moment === undefined || want === undefined) {
      await render(siteFor(req), res.status(422), 'never', input, [...wrongMoment, ...fieldErrors])
      return
    }
    const { name, email, language } = input
    const received = {
      name,
      ...preservedPhone(input.phone),
      ...(email === '' ? {} : { email }),
      ...preservedWay(input.contactBy),
      ...(input.halfDays.length === 0 ? {} : { halfDays: inTheirOrder(input.halfDays) }),
      subject: 'other',
      preferredLanguage: knownLocale(language),
      moments: [],
      visit: { ...moment, want, state: 'open' },
      locale,
    } as const
    const { submission } = await contact.receive(received, assessSpam(hidden), {
      words: repeatKeyOf(received),
      network: req.network,
    })
    const { reference, createdAt } = submission
    const key = await myRequest.keyOf(submission)
    const day = localMoment(clinic, new Date(createdAt)).date
    res.redirect(
      303,
      key === undefined
        ? urlFor('requestReceived', locale) + writeReceipt({ reference, day, kind: 'change' })
        : urlFor('myRequest', locale) + writeReceipt({ key }),
    )
  }

  return {
    show,
    submit: [urlencoded({ extended: false, limit: formBodyBytes, parameterLimit: 50 }), answer],
  }
}
