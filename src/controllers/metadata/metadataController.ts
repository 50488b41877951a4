import type { Request, Response } from 'express'
import type { Config } from '../../config/readConfig.js'
import { isIndexed, pageNames, regions } from '../../addresses/pageTable.js'
import { urlFor, urlForJob } from '../../addresses/urlFor.js'
import { openJobs } from '../../content/jobs/jobCatalogue.js'
import { localMoment } from '../../services/clinic/openHours.js'
import { pageUpdated } from '../../services/structuredData/pageUpdated.js'
import type { Services } from '../../services/services.js'

const hourInSeconds = 3600
const yearInMilliseconds = 31_536_000_000

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const link = (hreflang: string, href: string): string =>
  `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`

const sitemapEntry = (
  origin: string,
  loc: string,
  fr: string,
  en: string,
  updated: string,
): string =>
  [
    '  <url>',
    `    <loc>${escapeXml(origin + loc)}</loc>`,
    `    <lastmod>${updated}</lastmod>`,
    link(regions.fr, origin + fr),
    link(regions.en, origin + en),
    link('x-default', origin + fr),
    '  </url>',
  ].join('\n')

/** @param today an ISO date at the clinic: offers that are over are not listed */
const buildSitemap = (origin: string, today: string): string => {
  const fixed = pageNames.filter(isIndexed).map((name) => ({
    fr: urlFor(name, 'fr'),
    en: urlFor(name, 'en'),
    updated: pageUpdated(name),
  }))
  const offers = openJobs(today).map(({ slug, updated }) => ({
    fr: urlForJob(slug, 'fr'),
    en: urlForJob(slug, 'en'),
    updated,
  }))
  const entries = [...fixed, ...offers].flatMap(({ fr, en, updated }) =>
    [fr, en].map((loc) => sitemapEntry(origin, loc, fr, en, updated)),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

const kept = (res: Response): Response =>
  res.set('Cache-Control', `public, max-age=${hourInSeconds}`)

/** Answers for search engines and browsers; none depends on the visitor. */
export const metadataController = (
  { origin }: Pick<Config, 'origin'>,
  { clinic, clock }: Pick<Services, 'clinic' | 'clock'>,
) => {
  const sitemap = (): string =>
    buildSitemap(origin, localMoment(clinic, new Date(clock.now())).date)

  return {
    sitemap: (_req: Request, res: Response) => {
      kept(res).type('application/xml').send(sitemap())
    },

    robots: (_req: Request, res: Response) => {
      kept(res)
        .type('text/plain')
        .send(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
    },

    manifest: (_req: Request, res: Response) => {
      kept(res)
        .type('application/manifest+json')
        .send(
          JSON.stringify({
            id: '/',
            name: clinic.legalName.fr,
            short_name: clinic.name,
            lang: regions.fr,
            start_url: '/fr',
            scope: '/',
            display: 'minimal-ui',
            background_color: '#fbf8f3',
            theme_color: '#fbf8f3',
            icons: [
              { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
              { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
              { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
              {
                src: '/icons/icon-maskable-512.png',
                sizes: '512x512',
                type: 'image/png',
                purpose: 'maskable',
              },
            ],
          }),
        )
    },

    /** RFC 9116: the expiry must lie ahead, so it follows the clock. */
    security: (_req: Request, res: Response) => {
      const expires = new Date(clock.now() + yearInMilliseconds / 2)
      expires.setUTCHours(0, 0, 0, 0)
      kept(res)
        .type('text/plain')
        .send(
          [
            `Contact: mailto:${clinic.privacy.email}`,
            `Expires: ${expires.toISOString()}`,
            'Preferred-Languages: fr, en',
            `Canonical: ${origin}/.well-known/security.txt`,
            `Policy: ${origin}${urlFor('privacy', 'en')}`,
            '',
          ].join('\n'),
        )
    },
  }
}
