import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findFreePort } from '../../../scripts/freePort.js'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'

const probe = pathToFileURL(join(__dirname, '../../fixtures/listLoadedModules.mjs')).href

const loadedBy = async (env: Readonly<Record<string, string>>): Promise<ReadonlySet<string>> => {
  const site = await startBuiltSite({ env: { NODE_OPTIONS: `--import ${probe}`, ...env } })
  await use(site)
  await site.logged('email written')
  process.kill(site.pid, 'SIGUSR2')
  const { urls } = await site.logged('loaded modules')
  await site.stop()
  if (!Array.isArray(urls)) throw new Error('The site did not list its modules.')
  return new Set(urls.flatMap((url) => packageOf(String(url)) ?? []))
}

const packageOf = (url: string): string | undefined =>
  url.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]

const use = async ({ origin }: BuiltSite): Promise<void> => {
  await fetch(`${origin}/fr`)
  // No page uses this width, so that the build has not rendered the picture.
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
  /^(firebase-admin|@firebase\/|@google-cloud\/|google-|@grpc\/|@aws-sdk\/|@smithy\/|redis$|@redis\/)/

test('embedded site › loads no cloud library', async () => {
  const packages = await loadedBy({})
  expect([...packages].filter((name) => clouds.test(name))).toEqual([])
  expect([...packages]).toEqual(expect.arrayContaining(['sharp']))
})

test('site with Redis counters › loads the Redis client and no other', async () => {
  const packages = await loadedBy({ REDIS_URL: `redis://127.0.0.1:${await findFreePort()}` })
  const loaded = [...packages].filter((name) => clouds.test(name))
  expect(loaded).toEqual(expect.arrayContaining(['redis']))
  expect(loaded.filter((name) => /firebase|google|aws/.test(name))).toEqual([])
})
