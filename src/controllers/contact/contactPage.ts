import type { Response } from 'express'
import { openJobs } from '../../services/careers/openJobs.js'
import { formatDate, formatTime } from '../../shared/clinic/formats.js'
import { businessDayAfterDay, localMoment } from '../../services/clinic/openHours.js'
import type { Services } from '../../services/services.js'
import type { ContactFormState } from '../../views/contact/ContactForm.js'
import type { Site } from '../../views/pageContext/site.js'
import { headOf, renderPage } from '../pages/renderPage.js'

export const showContactPage = (
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
export const callBackPromise = (
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
