import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findFreePort } from '../../../scripts/freePort.js'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'

const probe = pathToFileURL(join(__dirname, '../../fixtures/listLoadedModules.mjs')).href

interface Loaded {
  readonly packages: ReadonlySet<string>
  /** Node's own modules. */
  readonly ofNode: readonly unknown[]
}

/** What a site has loaded once it has shown a page and a picture, kept a request and sent its emails. */
const loadedBy = async (env: Readonly<Record<string, string>>): Promise<Loaded> => {
  const site = await startBuiltSite({ env: { NODE_OPTIONS: `--import ${probe}`, ...env } })
  await use(site)
  await site.logged('email written')
  process.kill(site.pid, 'SIGUSR2')
  const { urls, ofNode } = await site.logged('loaded modules')
  await site.stop()
  if (!Array.isArray(urls) || !Array.isArray(ofNode)) {
    throw new Error('The site did not list its modules.')
  }
  return { packages: new Set(urls.flatMap((url) => packageOf(String(url)) ?? [])), ofNode }
}

const packageOf = (url: string): string | undefined =>
  url.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]

const use = async ({ origin }: BuiltSite): Promise<void> => {
  await fetch(`${origin}/fr`)
  // In a width that no page asks for, so that the build did not make it.
  expect((await fetch(`${origin}/_ipx/f_webp,w_320/facade-dusk.jpg`)).status).toBe(200)
  await fetch(`${origin}/readyz`)
  const form = {
    name: 'Zoé',
    phone: '418 555-0199',
    subject: 'mri',
    language: 'fr',
    consent: 'yes',
  }
  const body = new URLSearchParams(form)
  await fetch(`${origin}/fr`, { method: 'POST', body, redirect: 'manual' })
}

const clouds =
  /^(firebase-admin|@firebase\/|@google-cloud\/|google-|@grpc\/|@aws-sdk\/|@smithy\/|redis$|@redis\/|rate-limit-redis$)/

test('the embedded site loads no library of a cloud, nor Node’s own client of HTTP', async () => {
  const { packages, ofNode } = await loadedBy({})
  expect([...packages].filter((name) => clouds.test(name))).toEqual([])
  // 18 MB of memory that nothing here needs.
  expect(ofNode.filter((name) => String(name).includes('undici'))).toEqual([])
  // What it does load is seen: the lists are no empty promise.
  expect([...packages]).toEqual(expect.arrayContaining(['sharp']))
  expect(ofNode).toContain('NativeModule http')
})

test('a site that counts in Redis loads its client, and no other', async () => {
  const { packages } = await loadedBy({ REDIS_URL: `redis://127.0.0.1:${await findFreePort()}` })
  const loaded = [...packages].filter((name) => clouds.test(name))
  expect(loaded).toEqual(expect.arrayContaining(['redis', 'rate-limit-redis']))
  expect(loaded.filter((name) => /firebase|google|aws/.test(name))).toEqual([])
})

/** A file of the build and those that it imports before it runs. */
const reach = (file: string, reached = new Set<string>()): ReadonlySet<string> => {
  reached.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)"(\.[^"]+)"/g)) {
    const imported = join(file, '..', path)
    if (!reached.has(imported)) reach(imported, reached)
  }
  return reached
}

test('all that serves is read from a handful of files, as each takes its time at a start', () => {
  const [serve = '', ...others] = globSync('dist/chunks/serve-*.js')
  expect(others).toEqual([])
  const files = reach(serve)
  expect(files.size).toBeGreaterThan(1)
  expect(files.size).toBeLessThan(8)
})

test('no file of the server has a letter that makes its text take two bytes a character in memory', () => {
  const files = globSync('dist/{chunks,commands,views/**}/*.js')
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => /[^\0-\x7f]/.test(readFileSync(file, 'utf8')))).toEqual([])
})
