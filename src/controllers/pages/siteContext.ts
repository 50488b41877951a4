import type { Request } from 'express'
import { isExam, type Locale, pages, regions } from '../../addresses/pageTable.js'
import { urlFor, urlForJob } from '../../addresses/urlFor.js'
import type { Config } from '../../config/readConfig.js'
import { findJob } from '../../services/careers/openJobs.js'
import { localMoment } from '../../services/clinic/openHours.js'
import type { JobContent } from '../../services/content/schemas/job.js'
import { createTranslateGroup, translateIn } from '../../services/language/translations.js'
import type { Services } from '../../services/services.js'
import { formatDate, formatPhone, formatPrice } from '../../shared/clinic/formats.js'
import { withoutMarkup } from '../../shared/text/markup.js'
import { oncePerMinute } from '../../shared/time/cachedValue.js'
import type { ClinicTexts, Site } from '../../views/pageContext/site.js'
import { hoursTexts } from './hoursTexts.js'
import { noticeTexts, waitingTexts } from './noticeTexts.js'
import { contextOf, type RequestContext } from './requestContext.js'

export type SiteFor = (req: Request) => Site

type Shown = Pick<Site, 'page' | 'job' | 'addresses'>

const nowhere: Shown = { page: undefined, job: undefined, addresses: undefined }

const both = (address: (locale: Locale) => string): Shown['addresses'] => ({
  fr: address('fr'),
  en: address('en'),
})

const shownBy = (
  req: Request,
  { locale, page }: RequestContext,
  jobs: readonly JobContent[],
): Shown => {
  if (page === undefined) return nowhere
  if (page !== 'job') return { page, job: undefined, addresses: both((each) => urlFor(page, each)) }
  const job: JobContent | undefined = findJob(jobs, req.params['slug'], locale)
  if (job === undefined) return nowhere
  return { page, job, addresses: both((each) => urlForJob(job.slug, each)) }
}

const directionsTo = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`

const clinicTexts = (clinic: Services['clinic'], locale: Locale): ClinicTexts => ({
  name: clinic.name,
  nameStart: clinic.nameStress,
  nameEnd: clinic.name.slice(clinic.nameStress.length),
  legalName: clinic.legalName[locale],
  tagline: clinic.tagline[locale],
  phone: formatPhone(clinic.phone, locale),
  phoneHref: `tel:${clinic.phone}`,
  fax: formatPhone(clinic.fax, locale),
  email: clinic.email,
  privacyEmail: clinic.privacy.email,
  street: clinic.address.street[locale],
  city: `${clinic.address.city[locale]}\u00A0 ${clinic.address.postalCode.replace(' ', '\u00A0')}`,
  district: clinic.address.district[locale],
  mriBoreCentimetres: clinic.mriBoreCentimetres,
  directions: directionsTo(clinic.position.latitude, clinic.position.longitude),
  transit: clinic.transit[locale],
  parking: clinic.parking[locale],
  access: clinic.access[locale],
})

const bookingOf = (
  { exams }: Services['clinic'],
  page: Shown['page'],
  locale: Locale,
): Site['booking'] => {
  const booking = isExam(page) ? exams[page].booking : undefined
  return booking === undefined ? undefined : { name: booking.name, href: booking.url[locale] }
}

export const createSiteContext = (
  config: Pick<Config, 'origin' | 'liveReload' | 'serviceWorker' | 'tagManager'>,
  services: Services,
): SiteFor => {
  const { origin, liveReload, serviceWorker, tagManager } = config
  const { clinic, content, facts, assets, styles, codeWatch, clock, notices } = services
  const { exams, offered } = content
  const words = {
    fr: clinicTexts(clinic, 'fr'),
    en: clinicTexts(clinic, 'en'),
  } satisfies Record<Locale, ClinicTexts>
  const hoursIn = (locale: Locale) =>
    oncePerMinute(
      clock,
      (now) => hoursTexts(clinic, now, locale, translateIn(services.translations, locale)),
      notices.version,
    )
  const hours = { fr: hoursIn('fr'), en: hoursIn('en') } satisfies Record<Locale, unknown>

  return (req) => {
    const context = contextOf(req)
    const { locale, requestedTool } = context
    const { page, job, addresses } = shownBy(req, context, content.jobs)
    const localizeMarkup: Site['localizeMarkup'] = (text) => facts.localize(text, locale)
    const localize: Site['localize'] = (text) => withoutMarkup(localizeMarkup(text))
    const t = translateIn(services.translations, locale)
    const now = new Date(clock.now())
    const contactFormFile = services.contactFormFiles[locale].current()
    return {
      locale,
      region: regions[locale],
      page,
      replacedPage: undefined,
      job,
      addresses,
      section: page === undefined ? 'site' : (pages[page].section ?? 'site'),
      origin,
      t,
      words: createTranslateGroup(services.translations, locale),
      localize,
      localizeMarkup,
      booking: bookingOf(clinic, page, locale),
      pageName: (name) => localize(isExam(name) ? exams[name].shortName : content.pages[name].name),
      fact: (name) => facts.of(name)[locale],
      minutes: (exam) => facts.of(`minutes.${exam}`)[locale],
      date: (iso) => formatDate(iso, locale, { weekday: false }),
      price: (dollars) => formatPrice(dollars, locale),
      exams,
      offered,
      picture: (name) => {
        const found = content.pictures[name]
        if (found === undefined) throw new Error(`There is no picture called ${name}.`)
        return found
      },
      clinic: words[locale],
      hours: hours[locale](),
      notices: notices
        .shown()
        .filter(({ kind }) => kind !== 'waiting')
        .map((notice) => noticeTexts(notice, { clinic, now, locale, t })),
      waiting: waitingTexts(notices.shown(), { clinic, now, locale, t }),
      routeStops: (procedure, start) =>
        [...clinic.route[start], ...clinic.route.inside, ...clinic.route.rooms[procedure]].map(
          localize,
        ),
      asset: assets,
      styles,
      codeWatch,
      pictureHash: services.pictureHash,
      contactForm: contactFormFile.data,
      contactFormAddress: contactFormFile.address,
      tools: {
        ...services.toolsFiles[locale].current(),
        requestedTool,
        now: localMoment(clinic, now),
      },
      serviceWorker,
      tagManager,
      liveReload: liveReload?.server,
    }
  }
}
