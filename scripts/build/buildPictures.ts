import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import '../loadSources.ts'
import { readProcfile } from '../procfile.ts'
import { progress } from '../progress.ts'
import { messageOf } from '../failure.ts'

/*
 * Renders every picture that the pages use, so that no visitor waits for a rendering. Reads the list from the
 * pages of the built site. Running the site also fills the compile cache (`src/server.ts`), which shortens
 * the first start of a release.
 */
const root = join(import.meta.dirname, '../..')

const readLine = (line: string): ReadonlyMap<string, unknown> => {
  const fields: unknown = JSON.parse(line)
  return new Map(Object.entries(fields ?? {}))
}

const errorLevel = 50

const serveOnce = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-site-build-'))
  // Uses the deployed options of Node, on which the compile cache depends.
  const { env, flags } = readProcfile(root)
  const site = spawn(process.execPath, [...flags, join(root, 'dist/server.js')], {
    env: {
      ...env,
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: '0',
      PAGE_CACHE: 'off',
      RATE_LIMIT_RENDERS: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(site, 'close')
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(site.stdout).on('line', (line) => {
      const fields = readLine(line)
      if (fields.get('msg') === 'listening') resolve(String(fields.get('address')))
      if (Number(fields.get('level')) >= errorLevel) process.stderr.write(`${line}\n`)
    })
    site.once('close', () => reject(new Error('The built site does not start.')))
  })
  return {
    origin: `http://127.0.0.1:${new URL(address).port}`,
    close: async () => {
      site.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Statuses of an offer that will be posted later, and of a closed one: neither has pictures. */
const withoutPictures: readonly number[] = [404, 410]

/** Returns the picture URLs of a page. @throws Error if the page fails: its pictures would be missing */
const picturesOn = async (
  origin: string,
  { path, isOffer }: { readonly path: string; readonly isOffer: boolean },
): Promise<readonly string[]> => {
  const page = await fetch(origin + path)
  if (isOffer && withoutPictures.includes(page.status)) return []
  if (!page.ok) throw new Error(`The page ${path} responded with ${page.status}.`)
  const html = await page.text()
  return [...html.matchAll(/\/_ipx\/[^\s"?)]+/g)].map(([found]) => found)
}

const addressesOnPages = async (): Promise<readonly string[]> => {
  const { locales, pageNames } = await import('../../src/addresses/pageTable.ts')
  const { urlFor, urlForJob } = await import('../../src/addresses/urlFor.ts')
  const { contentFolder, loadContent } = await import('../../src/services/content/loadContent.ts')
  const { jobs, offered } = loadContent(join(root, contentFolder))
  const pages = locales.flatMap((locale) => [
    ...pageNames
      .filter(offered.hasPage)
      .map((name) => ({ path: urlFor(name, locale), isOffer: false })),
    ...jobs.map(({ slug }) => ({ path: urlForJob(slug, locale), isOffer: true })),
  ])
  const site = await serveOnce()
  try {
    const found = new Set<string>()
    for (const page of pages) {
      const pictures = await picturesOn(site.origin, page)
      pictures.forEach((picture) => found.add(picture))
    }
    return [...found].toSorted()
  } finally {
    await site.close()
  }
}

export const buildPictures = async (): Promise<void> => {
  const { createImageService } = await import('../../src/services/images/imageService.ts')
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
        const reason = messageOf(cause)
        throw new Error(
          `public/images/${path.join('/')} cannot be converted to ${address}: ${reason}.`,
          {
            cause,
          },
        )
      }
      bar.advance()
    }),
  )
  await images.close()
  bar.end()
}

if (import.meta.main) await buildPictures()
