import {
  isExam,
  type Locale,
  type NamedPage,
  type RowName,
  regions,
} from '../../addresses/pageTable.js'
import { isConfirmation, pagesAbove, urlFor } from '../../addresses/urlFor.js'
import type { Localized } from '../../content/localized.js'
import { sharedCardFile } from '../../content/pictures/sharedCards.js'
import type { PageReview } from '../clinic/clinicSchema.js'
import type { ClosedPeriod } from '../clinic/openHours.js'
import type { Clinic } from '../clinic/readClinic.js'
import { weekdays } from '../clinic/readClinic.js'
import type { Translate } from '../language/messages.js'
import { jobNode } from './jobPosting.js'
import type { ExamContent, Procedure } from '../content/schemas/exam.js'
import type { JobContent } from '../content/schemas/job.js'
import type { OfferedExams } from '../content/offeredExams.js'
import type { SiteContent } from '../content/siteContent.js'

interface Parts {
  readonly clinic: Clinic
  readonly content: Pick<SiteContent, 'exams' | 'offered'>
  readonly closedPeriods: () => readonly ClosedPeriod[]
}

interface Page {
  readonly page: RowName | undefined
  readonly job: JobContent | undefined
  readonly addresses: Localized | undefined
  readonly locale: Locale
  readonly origin: string
  readonly t: Translate
  readonly localize: (text: Localized) => string
  readonly pageName: (page: NamedPage) => string
}

const clinicId = (origin: string): string => `${origin}/#clinic`
const siteId = (origin: string): string => `${origin}/#site`

const capital = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1)

const openingHours = ({ hours }: Clinic): readonly object[] => {
  const open = weekdays.flatMap((day) =>
    hours[day].map((period) => ({ day, period: period.join(' ') })),
  )
  return [...Map.groupBy(open, ({ period }) => period)].map(([period, days]) => {
    const [opens, closes] = period.split(' ')
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map(({ day }) => capital(day)),
      opens,
      closes,
    }
  })
}

/** Maximum number of days ahead. Search engines revisit within days; more would only enlarge pages. */
export const announcedDaysAhead = 60

/** Returns the closed days, for which search engines expect opening hours from 00:00 to 00:00. */
const closedDays = ({ closedPeriods }: Parts): readonly object[] =>
  closedPeriods().map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: '00:00',
    closes: '00:00',
  }))

const clinicNode = (parts: Parts, { locale, origin, t }: Page): object => {
  const { clinic, content } = parts
  const card = sharedCardFile('site', content.offered.procedures, locale)
  return {
    '@type': ['MedicalClinic', 'DiagnosticLab'],
    '@id': clinicId(origin),
    name: clinic.legalName[locale],
    url: origin + urlFor('home', locale),
    logo: `${origin}/icons/icon-512.png`,
    image: `${origin}/images/shared/${card}`,
    telephone: clinic.phone,
    faxNumber: clinic.fax,
    email: clinic.email,
    medicalSpecialty: 'https://schema.org/Radiography',
    availableLanguage: ['fr', 'en'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: clinic.address.street[locale],
      addressLocality: clinic.address.locality,
      addressRegion: 'QC',
      postalCode: clinic.address.postalCode,
      addressCountry: 'CA',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: clinic.position.latitude,
      longitude: clinic.position.longitude,
    },
    openingHoursSpecification: openingHours(clinic),
    specialOpeningHoursSpecification: closedDays(parts),
    description: `${parts.content.offered.procedures.map((one) => t(`notices:waiting.procedures.${one}`)).join(', ')}, ${clinic.address.inTown[locale]}.`,
  }
}

const siteNode = ({ clinic }: Parts, { locale, origin }: Page): object => ({
  '@type': 'WebSite',
  '@id': siteId(origin),
  url: origin + urlFor('home', locale),
  name: clinic.name,
  alternateName: clinic.legalName[locale],
  inLanguage: regions[locale],
  publisher: { '@id': clinicId(origin) },
})

const nameOf = (name: NamedPage | 'job', { job, localize, pageName }: Page): string => {
  if (name !== 'job') return pageName(name)
  return job === undefined ? '' : localize(job.title)
}

const breadcrumbNode = (
  hasPage: OfferedExams['hasPage'],
  name: NamedPage | 'job',
  addresses: Localized,
  page: Page,
): object => {
  const { locale, origin } = page
  const steps = [
    ...pagesAbove(name)
      .filter(hasPage)
      .map((step) => ({ name: step, address: urlFor(step, locale) })),
    { name, address: addresses[locale] },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: nameOf(step.name, page),
      item: origin + step.address,
    })),
  }
}

const imagingTechniques: Readonly<Record<Exclude<Procedure, 'treatment'>, string>> = {
  ultrasound: 'https://schema.org/Ultrasound',
  mri: 'https://schema.org/MRI',
}

const procedureNode = ({ fullName, procedure }: ExamContent, { localize }: Page): object => {
  const name = localize(fullName)
  return procedure === 'treatment'
    ? { '@type': 'MedicalProcedure', name }
    : { '@type': 'ImagingTest', name, imagingTechnique: imagingTechniques[procedure] }
}

const examNode = (exam: ExamContent, page: Page, review?: PageReview): object => ({
  '@type': 'MedicalWebPage',
  '@id': `${page.origin}${urlFor(exam.name, page.locale)}#page`,
  url: page.origin + urlFor(exam.name, page.locale),
  name: page.localize(exam.head.title),
  description: page.localize(exam.head.description),
  inLanguage: regions[page.locale],
  ...(review === undefined ? {} : { lastReviewed: review.on }),
  dateModified: exam.updated,
  isPartOf: { '@id': siteId(page.origin) },
  about: procedureNode(exam, page),
  audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
})

export const structuredData = (parts: Parts, page: Page): readonly object[] => {
  const { page: name, job, addresses } = page
  if (name === undefined || addresses === undefined || isConfirmation(name)) return []
  const whole = name === 'home' || name === 'about'
  return [
    ...(whole ? [clinicNode(parts, page)] : []),
    ...(name === 'home'
      ? [siteNode(parts, page)]
      : [breadcrumbNode(parts.content.offered.hasPage, name, addresses, page)]),
    ...(isExam(name)
      ? [examNode(parts.content.exams[name], page, parts.clinic.reviews[name])]
      : []),
    ...(job === undefined ? [] : [jobNode(parts.clinic, job, page)]),
  ]
}
