import {
  type IndexedName,
  isExam,
  isIndexed,
  pageNames,
  regions,
} from '../../addresses/pageTable.js'
import { urlFor, urlForJob } from '../../addresses/urlFor.js'
import { openJobs } from '../../services/careers/openJobs.js'
import type { SiteContent } from '../../services/content/siteContent.js'

const latest = (dates: readonly string[]): string => dates.reduce((a, b) => (a > b ? a : b))

const offerLists: readonly IndexedName[] = ['home', 'careers']

const pageUpdated = ({ exams, pages, jobs }: SiteContent, name: IndexedName): string => {
  if (isExam(name)) return exams[name].updated
  const { updated } = pages[name]
  return offerLists.includes(name) ? latest([updated, ...jobs.map((job) => job.updated)]) : updated
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const link = (hreflang: string, href: string): string =>
  `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`

const entry = (origin: string, loc: string, fr: string, en: string, updated: string): string =>
  [
    '  <url>',
    `    <loc>${escapeXml(origin + loc)}</loc>`,
    `    <lastmod>${updated}</lastmod>`,
    link(regions.fr, origin + fr),
    link(regions.en, origin + en),
    link('x-default', origin + fr),
    '  </url>',
  ].join('\n')

export const buildSitemap = (content: SiteContent, origin: string, today: string): string => {
  const fixed = pageNames
    .filter(isIndexed)
    .filter(content.offered.hasPage)
    .map((name) => ({
      fr: urlFor(name, 'fr'),
      en: urlFor(name, 'en'),
      updated: pageUpdated(content, name),
    }))
  const offers = openJobs(content.jobs, today).map(({ slug, updated }) => ({
    fr: urlForJob(slug, 'fr'),
    en: urlForJob(slug, 'en'),
    updated,
  }))
  const entries = [...fixed, ...offers].flatMap(({ fr, en, updated }) =>
    [fr, en].map((loc) => entry(origin, loc, fr, en, updated)),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
