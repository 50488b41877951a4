import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { progress } from './progress.ts'

/*
 * Makes every picture that the pages use, so that no visitor waits for one. The list is read from
 * the pages themselves: what a view asks for is made, and nothing else.
 */
const root = join(import.meta.dirname, '..')
const built = (file: string): string => new URL(`../dist/${file}`, import.meta.url).href

type App = typeof import('../src/app.ts')
type Assets = typeof import('../src/services/assets.ts')
type Clinic = typeof import('../src/services/clinic/readClinic.ts')
type Config = typeof import('../src/config/readConfig.ts')
type Images = typeof import('../src/services/images/imageService.ts')
type ApplicationEmails = typeof import('../src/views/emails/applicationEmailViews.tsx')
type Emails = typeof import('../src/views/emails/contactEmailViews.tsx')
type PageStyles = typeof import('../src/services/pageStyles.ts')
type Services = typeof import('../src/services/services.ts')
type Table = typeof import('../src/addresses/pageTable.ts')
type Urls = typeof import('../src/addresses/urlFor.ts')

const pictures = { folder: join(root, 'public/images'), builtFolder: join(root, 'dist/images') }

/** The site on a free port, with records that are thrown away. */
const openSite = async () => {
  const { createApp }: App = await import(built('app.js'))
  const { readAssets }: Assets = await import(built('services/assets.js'))
  const { readClinic }: Clinic = await import(built('services/clinic/readClinic.js'))
  const { readConfig }: Config = await import(built('config/readConfig.js'))
  const { createApplicationEmailViews }: ApplicationEmails = await import(
    built('views/emails/applicationEmailViews.js')
  )
  const { createContactEmailViews }: Emails = await import(
    built('views/emails/contactEmailViews.js')
  )
  const { readPageStyles }: PageStyles = await import(built('services/pageStyles.js'))
  const { createServices }: Services = await import(built('services/services.js'))
  const { pino } = await import('pino')
  const folder = await mkdtemp(join(tmpdir(), 'ondelune-build-'))
  const config = readConfig({ DATA_DIR: folder }, root)
  const assets = readAssets(join(root, 'dist/assets.json'))
  const publicFolder = join(root, 'public')
  const services = await createServices(config, {
    log: pino({ level: 'silent' }),
    clinic: readClinic(config.clinicFile),
    assets,
    styles: readPageStyles(assets, publicFolder),
    localesFolder: join(root, 'locales'),
    pictures,
    emailViews: createContactEmailViews,
    applicationEmailViews: createApplicationEmailViews,
  })
  const views = { folder: join(root, 'dist/views'), extension: 'js' } as const
  const server = createApp(config, services, views, publicFolder).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The site got no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await services.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Every address of a picture on every page of both languages. */
const addressesOnPages = async (): Promise<readonly string[]> => {
  const { locales, pageNames }: Table = await import(built('addresses/pageTable.js'))
  const { urlFor }: Urls = await import(built('addresses/urlFor.js'))
  const site = await openSite()
  const found = new Set<string>()
  for (const name of pageNames) {
    for (const locale of locales) {
      const page = await fetch(site.origin + urlFor(name, locale))
      const html = await page.text()
      for (const [address] of html.matchAll(/\/_ipx\/[^\s"?)]+/g)) found.add(address)
    }
  }
  await site.close()
  return [...found].toSorted()
}

/** Makes what is missing, with a bar of progress; what was made before is skipped. */
export const buildPictures = async (): Promise<void> => {
  const { createImageService }: Images = await import(built('services/images/imageService.js'))
  const { pino } = await import('pino')
  const addresses = await addressesOnPages()
  const images = createImageService({
    folder: pictures.folder,
    cacheFolder: pictures.builtFolder,
    cacheBytes: Number.MAX_SAFE_INTEGER,
    log: pino({ level: 'warn' }),
    mostWaiting: addresses.length,
    atOnce: 2,
  })
  const bar = progress('pictures', addresses.length)
  await Promise.all(
    addresses.map(async (address) => {
      const [, , modifiers = '', ...path] = address.split('/')
      await images.render(await images.describe(modifiers, path.join('/')))
      bar.advance()
    }),
  )
  await images.close()
  bar.end()
}

if (import.meta.main) await buildPictures()
