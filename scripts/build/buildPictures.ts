import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { destination, pino } from 'pino'
import { progress } from '../progress.ts'

/*
 * Makes every picture that the pages use, so that no visitor waits for one. The list is read from
 * the pages themselves: what a view asks for is made, and nothing else.
 */
const root = join(import.meta.dirname, '../..')
const built = (file: string): string => new URL(`../../dist/${file}`, import.meta.url).href

type Clinic = typeof import('../../src/services/clinic/readClinic.ts')
type Config = typeof import('../../src/config/readConfig.ts')
type Images = typeof import('../../src/services/images/imageService.ts')
type Site = typeof import('../../src/openSite.ts')
type Table = typeof import('../../src/addresses/pageTable.ts')
type Urls = typeof import('../../src/addresses/urlFor.ts')

/** The site on a free port, with records that are thrown away. */
const serveOnce = async () => {
  const { readClinic }: Clinic = await import(built('services/clinic/readClinic.js'))
  const { readConfig }: Config = await import(built('config/readConfig.js'))
  const { openSite }: Site = await import(built('openSite.js'))
  const folder = await mkdtemp(join(tmpdir(), 'ondelune-build-'))
  const config = readConfig({ DATA_DIR: folder }, root)
  const clinic = readClinic(config.clinicFile)
  // A page that fails says why on the console.
  const log = pino({ level: 'error' }, destination(2))
  const { app, services } = await openSite({
    root,
    buildFolder: join(root, 'dist'),
    config,
    clinic,
    log,
  })
  const server = app.listen(0, '127.0.0.1')
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

/** A page that does not answer would leave its pictures unmade: the build ends there. */
const picturesOn = async (origin: string, path: string): Promise<readonly string[]> => {
  const page = await fetch(origin + path)
  if (!page.ok) throw new Error(`The page ${path} answered ${page.status}.`)
  const html = await page.text()
  return [...html.matchAll(/\/_ipx\/[^\s"?)]+/g)].map(([found]) => found)
}

/** Every address of a picture on every page of both languages. */
const addressesOnPages = async (): Promise<readonly string[]> => {
  const { locales, pageNames }: Table = await import(built('addresses/pageTable.js'))
  const { urlFor }: Urls = await import(built('addresses/urlFor.js'))
  const site = await serveOnce()
  try {
    const found = new Set<string>()
    for (const name of pageNames) {
      for (const locale of locales) {
        const pictures = await picturesOn(site.origin, urlFor(name, locale))
        pictures.forEach((picture) => found.add(picture))
      }
    }
    return [...found].toSorted()
  } finally {
    await site.close()
  }
}

/** Makes what is missing, with a bar of progress; what was made before is skipped. */
export const buildPictures = async (): Promise<void> => {
  const { createImageService }: Images = await import(built('services/images/imageService.js'))
  const addresses = await addressesOnPages()
  const images = createImageService({
    folder: join(root, 'public/images'),
    cacheFolder: join(root, 'dist/images'),
    cacheBytes: Number.MAX_SAFE_INTEGER,
    log: pino({ level: 'warn' }),
    mostWaiting: addresses.length,
    atOnce: 2,
  })
  const bar = progress('pictures', addresses.length)
  await Promise.all(
    addresses.map(async (address) => {
      const [, , modifiers = '', ...path] = address.split('/')
      try {
        await images.render(await images.describe(modifiers, path.join('/')))
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause)
        throw new Error(`public/images/${path.join('/')} cannot become ${address}: ${reason}.`, {
          cause,
        })
      }
      bar.advance()
    }),
  )
  await images.close()
  bar.end()
}

if (import.meta.main) await buildPictures()
