import { once } from 'node:events'
import { connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { load } from 'cheerio'
import { pageNames, pages } from '../../../src/addresses/pageTable.js'
import { urlFor, urlForJob } from '../../../src/addresses/urlFor.js'
import { openJobs } from '../../../src/services/careers/openJobs.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { jobs } from '../../support/site/shippedContent.js'

let running: TestApp
beforeAll(async () => {
  running = await appForTests({ env: { PUBLIC_URL: 'https://clinic.example' } })
})
afterAll(() => running.end())

test('sitemap › lists each indexed page in both languages with its translation and date', async () => {
  const answer = await running.site.get('/sitemap.xml')
  const $ = load(answer.text, { xml: true })
  const listed = pageNames.filter((name) => pages[name].noindex !== true)
  const expected = [
    ...listed.flatMap((name) => [urlFor(name, 'fr'), urlFor(name, 'en')]),
    ...openJobs(jobs, '2026-11-21').flatMap(({ slug }) => [
      urlForJob(slug, 'fr'),
      urlForJob(slug, 'en'),
    ]),
  ]
  expect(
    $('url > loc')
      .toArray()
      .map((node) => $(node).text()),
  ).toEqual(expected.map((path) => `https://clinic.example${path}`))
  expect(
    $('url')
      .toArray()
      .every((url) => $(url).find('xhtml\\:link').length === 3),
  ).toBe(true)
  for (const node of $('lastmod').toArray()) expect($(node).text()).toMatch(/^20\d\d-\d\d-\d\d$/)
})

test('robots.txt › names the sitemap', async () => {
  const answer = await running.site.get('/robots.txt')
  expect(answer.text).toContain('Sitemap: https://clinic.example/sitemap.xml')
})

test('web app manifest › names existing icons', async () => {
  const answer = await running.site.get('/manifest.webmanifest')
  const { icons } = JSON.parse(answer.text)
  for (const { src } of icons) expect((await running.site.get(src)).status).toBe(200)
})

test('security.txt › names a contact and has not expired', async () => {
  const { text } = await running.site.get('/.well-known/security.txt')
  expect(text).toMatch(/^Contact: mailto:\S+@/m)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(running.clock.now())
  // Both policies state where to report a vulnerability, the French one first.
  const policies = [...text.matchAll(/^Policy: https?:\/\/[^/]+(.+)$/gm)].map(([, path]) => path)
  expect(policies).toEqual(['/fr/politiques-confidentialite', '/en/privacy-policy'])
})

test('health checks › answer 200 for a live and ready process', async () => {
  expect((await running.site.get('/healthz')).status).toBe(200)
  expect((await running.site.get('/readyz')).status).toBe(200)
})

test('health checks › answer clients that half-closed their connection', async () => {
  const server = running.edition().app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const ask = async (path: string): Promise<string> => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.end(`GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`)
    return (await readText(socket)).split('\r\n', 1)[0] ?? ''
  }
  expect(await ask('/healthz')).toBe('HTTP/1.1 200 OK')
  expect(await ask('/readyz')).toBe('HTTP/1.1 200 OK')
  server.close()
})

test('readiness › fails and names the records store when it does not respond', async () => {
  const broken = await appForTests({
    adjust: (services) => ({
      ...services,
      isReady: () => Promise.reject(new Error('the disk is gone')),
    }),
  })
  const answer = await broken.site.get('/readyz')
  expect([answer.status, answer.body.reason]).toEqual([503, 'records'])
  expect(answer.text).not.toContain('disk')
  await broken.end()
})

test('structured data › describes the clinic, its hours and its closures', async () => {
  const reason = { fr: 'congé', en: 'a holiday' }
  const closing = await appForTests({
    clinic: { closures: [{ from: '2026-12-24', to: '2026-12-26', reason }] },
  })
  const { text } = await closing.site.get('/en')
  const openDays = Object.values(closing.services.clinic.hours).filter(({ length }) => length > 0)
  await closing.end()
  const { '@graph': graph } = JSON.parse(load(text)('script[type="application/ld+json"]').text())
  const clinic = graph.find((node: { '@type': unknown }) => Array.isArray(node['@type']))
  expect(clinic['@type']).toEqual(['MedicalClinic', 'DiagnosticLab'])
  const announced = clinic.openingHoursSpecification.flatMap(
    ({ dayOfWeek }: { readonly dayOfWeek: readonly string[] }) => dayOfWeek,
  )
  expect(announced).toHaveLength(openDays.length)
  expect(clinic.specialOpeningHoursSpecification).toContainEqual(
    expect.objectContaining({ validFrom: '2026-12-24', opens: '00:00', closes: '00:00' }),
  )
})

test('structured data › describes the topic and modification date of an exam page', async () => {
  const { text } = await running.site.get('/fr/echographie/clarte-nucale')
  const { '@graph': graph } = JSON.parse(load(text)('script[type="application/ld+json"]').text())
  const types = graph.map((node: { '@type': unknown }) => node['@type'])
  expect(types).toEqual(['BreadcrumbList', 'MedicalWebPage'])
  expect(graph[1].about['@type']).toBe('ImagingTest')
  expect(graph[1].dateModified).toMatch(/^20\d\d-\d\d-\d\d$/)
  // The pages of the fictional clinic have no reviewer.
  expect(graph[1].lastReviewed).toBeUndefined()
})
