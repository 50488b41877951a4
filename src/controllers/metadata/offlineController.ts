import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Config } from '../../config/readConfig.js'
import type { Locale } from '../../addresses/pageTable.js'
import { urlFor } from '../../addresses/urlFor.js'
import type { Services } from '../../services/services.js'
import type { WorkerSettings } from '../../views/browser/worker/workerSettings.js'
import { renderPage } from '../pages/renderPage.js'
import type { SiteFor } from '../pages/siteContext.js'

/** Pages that only the service worker fetches; they are not linked or indexed. */
export const offlineAddresses: Readonly<Record<Locale, string>> = {
  fr: '/fr/hors-ligne',
  en: '/en/offline',
}

const builtFiles = ['boot.js'] as const
const fonts = ['300', '400', '600'].map(
  (weight) => `/fonts/source-sans-pro-latin-${weight}-normal.woff2`,
)

type PageParts = Pick<Services, 'assets' | 'styles' | 'codeWatch' | 'clinic' | 'content'>

const settingsOf = ({ assets, styles, codeWatch, clinic, content }: PageParts): WorkerSettings => {
  const built = builtFiles.map(assets)
  const sheets = (locale: Locale) => content.offered.shown.map((name) => urlFor(name, locale))
  const hash = createHash('sha256').update(
    JSON.stringify([
      ...[built, styles.build, codeWatch.source, assets('serviceWorker.js'), clinic],
      // Exams are part of the version, so that a change invalidates cached preparation sheets.
      content.exams,
    ]),
  )
  return {
    build: hash.digest('hex').slice(0, 12),
    files: [...built, ...fonts],
    offline: offlineAddresses,
    sheets: { fr: sheets('fr'), en: sheets('en') },
  }
}

/** Sends the service worker, which imports hashed code; when disabled, it unregisters itself. */
export const workerScript = (
  { serviceWorker }: Pick<Config, 'serviceWorker'>,
  services: PageParts,
): RequestHandler => {
  const code = (name: string): string => `importScripts(${JSON.stringify(services.assets(name))})\n`
  const script = serviceWorker
    ? `self.settings = ${JSON.stringify(settingsOf(services))}\n${code('serviceWorker.js')}`
    : code('noServiceWorker.js')
  return (_req, res) => {
    res.set('Cache-Control', 'no-cache').type('text/javascript').send(script)
  }
}

export const offlinePage =
  (services: Services, siteFor: SiteFor): RequestHandler =>
  (req, res) => {
    const site = siteFor(req)
    return renderPage(services, res, 'errors/OfflinePage', {
      site,
      cache: 'revalidated',
      head: { title: site.t('network:offline.head'), style: 'message' },
      props: { address: offlineAddresses[site.locale] },
    })
  }
