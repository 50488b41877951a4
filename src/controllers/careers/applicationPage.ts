import type { Response } from 'express'
import { urlFor } from '../../addresses/urlFor.js'
import { isOpen, isPosted, openJobs } from '../../services/careers/openJobs.js'
import type { JobContent } from '../../services/content/schemas/job.js'
import { spontaneous } from '../../shared/careers/applicationChoices.js'
import { mostFiles } from '../../config/limits.js'
import { acceptedExtensions } from '../../services/careers/fileNames.js'
import type { WaitingUpload } from '../../services/careers/uploads.js'
import { formatDate } from '../../shared/clinic/formats.js'
import { businessDayAfterDay, localMoment } from '../../services/clinic/openHours.js'
import { figurePlaces } from '../../services/images/picturePlaces.js'
import type { Services } from '../../services/services.js'
import type { ApplicationFormState } from '../../views/careers/application/ApplicationForm.js'
import type { Site } from '../../views/pageContext/site.js'
import { headOf, renderPage } from '../pages/renderPage.js'
import type { ApplicationInput } from '../../shared/careers/applicationFields.js'
import { type ApplicationError, emptyApplicationInput } from './applicationForm.js'

export interface ShownApplication {
  readonly input: ApplicationInput
  readonly errors: readonly ApplicationError[]
  readonly waiting: readonly WaitingUpload[]
}

type Parts = Pick<Services, 'clinic' | 'clock' | 'careers' | 'content' | 'facts'>

export const blankApplication = (site: Site): ShownApplication => ({
  input: emptyApplicationInput(site.job?.id ?? spontaneous),
  errors: [],
  waiting: [],
})

const today = ({ clinic, clock }: Pick<Parts, 'clinic' | 'clock'>): string =>
  localMoment(clinic, new Date(clock.now())).date

export const openOffers = (parts: Parts): readonly JobContent[] =>
  openJobs(parts.content.jobs, today(parts))

export const isOpenOffer = (parts: Parts, job: JobContent): boolean => isOpen(job, today(parts))

export const isPostedOffer = (parts: Parts, job: JobContent): boolean => isPosted(job, today(parts))

export const applicationSite = (parts: Parts, site: Site): Site => {
  if (site.job === undefined || isOpenOffer(parts, site.job)) return site
  const addresses = { fr: urlFor('careers', 'fr'), en: urlFor('careers', 'en') }
  return { ...site, page: 'careers', job: undefined, addresses }
}

/** Returns the promised answer. @param day date of receipt in the clinic's time zone */
export const answerPromise = (
  { clinic }: Pick<Parts, 'clinic'>,
  site: Site,
  day: string | undefined,
) => {
  const by =
    day === undefined
      ? undefined
      : businessDayAfterDay(clinic, day, clinic.hiringAnswerBusinessDays)
  return {
    answerBy: by === undefined ? undefined : formatDate(by.date, site.locale, { year: false }),
    answerDelay: site.fact('hiringDelay'),
  }
}

const formState = (
  parts: Parts,
  site: Site,
  { input, errors, waiting }: ShownApplication,
): ApplicationFormState => ({
  input,
  errors,
  waiting: waiting.map(({ id, name, size }) => ({ id, name, size })),
  offers: openOffers(parts).map(({ id, title }) => ({ value: id, label: site.localize(title) })),
  limits: { maxBytes: parts.careers.maxFileBytes, files: mostFiles, accept: acceptedExtensions },
  answerDelay: site.fact('hiringDelay'),
})

export const showApplicationPage = (
  services: Services,
  site: Site,
  res: Response,
  cache: 'shared' | 'never',
  shown: ShownApplication,
): Promise<void> => {
  const application = formState(services, site, shown)
  const { job } = site
  const content = services.content.pages.careers
  const head = { style: 'careers', hasErrors: shown.errors.length > 0 } as const
  if (job === undefined) {
    return renderPage(services, res, 'careers/CareersPage', {
      site,
      cache,
      head: {
        ...headOf(content, site),
        ...head,
        firstPicture: { picture: 'deskStillLife', place: figurePlaces.ring },
      },
      props: { application, content, jobs: openOffers(services) },
    })
  } else {
    return renderPage(services, res, 'careers/JobPage', {
      site,
      cache,
      head: {
        ...headOf(job, site),
        ...head,
        firstPicture: { picture: job.picture, place: figurePlaces.ring },
      },
      props: { application, job },
    })
  }
}
