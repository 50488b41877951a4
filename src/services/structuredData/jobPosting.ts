import { type Locale, regions } from '../../addresses/pageTable.js'
import { urlFor, urlForJob } from '../../addresses/urlFor.js'
import type { Localized, Text } from '../../content/localized.js'
import { offsetOf } from '../clinic/localInstant.js'
import type { Clinic } from '../clinic/readClinic.js'
import type { PlainMessageKey, Translate } from '../language/messages.js'
import type { JobContent } from '../content/schemas/job.js'

interface Page {
  readonly locale: Locale
  readonly origin: string
  readonly t: Translate
  readonly localize: (text: Localized) => string
}

const employmentTypes = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME' } as const

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const descriptionOf = (job: JobContent, { localize, t }: Page): string => {
  const write = (text: Text): string => escapeHtml(localize(text))
  const list = (key: PlainMessageKey, items: readonly Text[]): string =>
    `<p>${escapeHtml(t(key))}</p><ul>${items.map((item) => `<li>${write(item)}</li>`).join('')}</ul>`
  return [
    `<p>${write(job.summary)}</p>`,
    list('careers:job.duties', job.duties),
    list('careers:job.required', job.required),
    list('careers:job.assets', job.assets),
    list('careers:job.offer', job.offer),
    `<p>${escapeHtml(t('careers:job.schedule'))}</p><p>${write(job.schedule)}</p>`,
    `<p>${escapeHtml(t('careers:job.start'))}</p><p>${write(job.start)}</p>`,
  ].join('')
}

const sentences = (items: readonly Text[], { localize }: Page): string =>
  items.map((item) => localize(item)).join('. ')

const placeOf = ({ address, position }: Clinic, locale: Locale): object => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street[locale],
    addressLocality: address.locality,
    addressRegion: 'QC',
    postalCode: address.postalCode,
    addressCountry: 'CA',
  },
  geo: {
    '@type': 'GeoCoordinates',
    latitude: position.latitude,
    longitude: position.longitude,
  },
})

const salaryOf = ([from, to]: JobContent['salary']): object => ({
  '@type': 'MonetaryAmount',
  currency: 'CAD',
  value: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText: 'HOUR' },
})

const hoursOf = ([from, to]: JobContent['hoursPerWeek'], { t }: Page): string =>
  `${from === to ? from : `${from}-${to}`} ${t('careers:job.hoursPerWeek')}`

/** Returns the JSON-LD of an offer; its identifier is the same in both languages. */
export const jobNode = (clinic: Clinic, job: JobContent, page: Page): object => {
  const { locale, origin, localize, t } = page
  const url = origin + urlForJob(job.slug, locale)
  return {
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    url,
    title: localize(job.title),
    description: descriptionOf(job, page),
    inLanguage: regions[locale],
    identifier: { '@type': 'PropertyValue', name: clinic.name, value: job.id },
    datePosted: job.posted,
    validThrough: `${job.closes}T23:59:59${offsetOf(clinic.timeZone, job.closes)}`,
    employmentType: employmentTypes[job.employment],
    hiringOrganization: {
      '@type': 'Organization',
      '@id': `${origin}/#clinic`,
      name: clinic.legalName[locale],
      sameAs: origin + urlFor('home', locale),
      logo: `${origin}/icons/icon-512.png`,
    },
    jobLocation: placeOf(clinic, locale),
    applicantLocationRequirements: { '@type': 'Country', name: 'Canada' },
    baseSalary: salaryOf(job.salary),
    directApply: true,
    industry: t('careers:industry'),
    workHours: hoursOf(job.hoursPerWeek, page),
    responsibilities: sentences(job.duties, page),
    qualifications: sentences(job.required, page),
    skills: sentences(job.assets, page),
    jobBenefits: sentences(job.offer, page),
  }
}
