import type { RequestHandler } from 'express'
import type { Config } from '../../config/readConfig.js'
import { machinePaths } from '../../addresses/machineTable.js'
import { locales } from '../../addresses/pageTable.js'
import { urlFor } from '../../addresses/urlFor.js'
import { localMoment } from '../../services/clinic/openHours.js'
import type { Services } from '../../services/services.js'
import { manifest } from './manifest.js'
import { buildSitemap } from './sitemap.js'

const hourInSeconds = 3600
const minuteInSeconds = 60
const yearInMilliseconds = 31_536_000_000

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`

const robots = (origin: string): string =>
  lines('User-agent: *', 'Allow: /', '', `Sitemap: ${origin}${machinePaths.sitemap}`)

/** Returns the security contact. Its expiry is relative to the clock: RFC 9116 requires a future one. */
const securityContact = (origin: string, email: string, now: number): string => {
  const expires = new Date(now + yearInMilliseconds / 2)
  expires.setUTCHours(0, 0, 0, 0)
  return lines(
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${origin}${machinePaths.security}`,
    ...locales.map((locale) => `Policy: ${origin}${urlFor('privacy', locale)}`),
  )
}

const answer =
  (type: string, text: () => string, maxAgeSeconds = hourInSeconds): RequestHandler =>
  (_req, res) => {
    res.set('Cache-Control', `public, max-age=${maxAgeSeconds}`).type(type).send(text())
  }

export const metadataController = (
  { origin }: Pick<Config, 'origin'>,
  { clinic, clock, content }: Pick<Services, 'clinic' | 'clock' | 'content'>,
) => {
  const today = (): string => localMoment(clinic, new Date(clock.now())).date
  return {
    sitemap: answer(
      'application/xml',
      () => buildSitemap(content, origin, today()),
      minuteInSeconds,
    ),
    robots: answer('text/plain', () => robots(origin)),
    manifest: answer('application/manifest+json', () => manifest(clinic)),
    security: answer('text/plain', () =>
      securityContact(origin, clinic.privacy.email, clock.now()),
    ),
  }
}
