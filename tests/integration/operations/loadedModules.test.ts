import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findFreePort } from '../../../scripts/freePort.js'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'

const probe = pathToFileURL(join(__dirname, '../../fixtures/listLoadedModules.mjs')).href

/** The modules that a site has loaded once it has shown a page and kept a request. */
const modulesOf = async (env: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const site = await startBuiltSite({ env: { NODE_OPTIONS: `--import ${probe}`, ...env } })
  await use(site)
  process.kill(site.pid, 'SIGUSR2')
  const { urls } = await site.logged('loaded modules')
  await site.stop()
  if (!Array.isArray(urls)) throw new Error('The site did not list its modules.')
  return urls.map(String)
}

const packagesIn = (modules: readonly string[]): ReadonlySet<string> =>
  new Set(modules.flatMap((url) => packageOf(url) ?? []))

const packageOf = (url: string): string | undefined =>
  url.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]

const use = async ({ origin }: BuiltSite): Promise<void> => {
  await fetch(`${origin}/fr`)
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

test('the embedded site loads no library of a cloud, and its own code in few files', async () => {
  const modules = await modulesOf({})
  expect(modules.filter((url) => url.includes('/dist/')).length).toBeLessThan(40)
  const packages = packagesIn(modules)
  expect([...packages].filter((name) => clouds.test(name))).toEqual([])
  // What it does load is seen: the list is no empty promise.
  expect([...packages]).toEqual(expect.arrayContaining(['nodemailer']))
})

test('a site that counts in Redis loads its client, and no other', async () => {
  const packages = packagesIn(
    await modulesOf({ REDIS_URL: `redis://127.0.0.1:${await findFreePort()}` }),
  )
  const loaded = [...packages].filter((name) => clouds.test(name))
  expect(loaded).toEqual(expect.arrayContaining(['redis', 'rate-limit-redis']))
  expect(loaded.filter((name) => /firebase|google|aws/.test(name))).toEqual([])
})
