import { load } from 'cheerio'
import { type Locale, locales } from '../../../src/addresses/pageTable.js'
import { staffRoles, staffUrl } from '../../../src/addresses/staffTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { emailCollection, readEmail } from '../../../src/services/email/emailRecord.js'
import { seedDemo } from '../../../src/services/staff/demo/seedDemo.js'
import { day } from '../../../src/shared/time/durations.js'
import { sendApplication } from '../../support/careers/applicationForms.js'
import { aContactForm } from '../../support/contact/contactFactories.js'
import { everyAnswer } from '../../support/pages/everyPage.js'
import { describeWithJava, nuErrors } from '../../support/pages/nuChecker.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'
import { otherReleases } from '../../support/site/otherRelease.js'
import { everyRow } from '../../support/staff/everyRow.js'
import { aReceivedRequest } from '../../support/staff/deskRequests.js'
import { agentOf, signedIn } from '../../support/staff/signedIn.js'

let running: TestApp

interface Answer {
  readonly text: string
  readonly type: string
}

const pagesOf = (answers: readonly (readonly [string, Answer])[]): ReadonlyMap<string, string> =>
  new Map(answers.flatMap(([name, { type, text }]) => (type === 'text/html' ? [[name, text]] : [])))

/** Matches the part of an editor URL that differs between similar forms, such as one section of two exams. */
const alikeDocuments =
  /(?<=\/site\/)(?:picture-\w+|(?:exam|job)-[\w-]+(?=\/))|(?<=\/site\/phrases\/)\w+/
const alikeSections = /(?<=\/site\/page-\w+\/sections-)[\w-]+/

/**
 * Returns the same text for URLs that differ only in references, numbers, query values or similar documents.
 */
const shapeOf = (address: string): string => {
  const { pathname: path, searchParams } = new URL(address, 'http://localhost')
  const pathname = path.replace(alikeDocuments, 'alike').replace(alikeSections, 'alike')
  const shape = pathname.replaceAll(/[A-Z]{2,4}-[\w-]+|[\da-f-]{16,}|\d+/g, ':id')
  return shape === pathname ? `${shape} ${searchParams.get('view')}` : shape
}

const crawl = async (
  start: readonly string[],
  get: (path: string) => Promise<Answer>,
): Promise<ReadonlyMap<string, string>> => {
  const answers = new Map<string, Answer>()
  const shapes = new Set(start.map(shapeOf))
  const queue = [...start]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await get(path)
    answers.set(path, answer)
    if (answer.type !== 'text/html') continue
    const $ = load(answer.text)
    for (const link of $('a[href^="/staff"]').toArray()) {
      const address = ($(link).attr('href') ?? '').replace(/#.*/, '')
      const shape = shapeOf(address)
      if (shapes.has(shape)) continue
      shapes.add(shape)
      queue.push(address)
    }
  }
  return pagesOf([...answers])
}

const post = (path: string, fields: object) => running.site.post(path).type('form').send(fields)

const publicPages = async (locale: Locale) => {
  const paths = everyAnswer.filter((answer) => answer.locale === locale).map(({ path }) => path)
  const opened = await Promise.all(
    paths.map(async (path) => [path, await running.site.get(path)] as const),
  )
  const home = urlFor('home', locale)
  const tools = urlFor('tools', locale)
  const dates = { tool: 'examDates', known: 'scan', weeks: '8', days: '3' }
  return pagesOf([
    ...opened,
    [
      'refused request',
      await post(home, { email: '"<zoé>', phone: '12', message: 'x'.repeat(4001) }),
    ],
    ['request', await post(home, aContactForm()).redirects(1)],
    [
      'empty application',
      await sendApplication(running, { path: urlFor('careers', locale), fields: { name: '' } }),
    ],
    ['dates', await post(tools, { ...dates, day: '21', month: '11', year: '2026' })],
    ['refused dates', await post(tools, { ...dates, day: '45' })],
    ['who pays', await post(tools, { tool: 'whoPays', exam: 'mri' })],
    ['MRI check', await post(urlFor('mri', locale), { tool: 'mriCheck' })],
  ])
}

const staffPages = async (locale: Locale) => {
  const admin = await signedIn(running, { roles: staffRoles, locale })
  const { records, careers } = running.services
  const colleague = { id: admin.id, name: admin.name }
  await seedDemo({ records, files: careers.files, clock: running.clock, colleague })
  for (const draft of otherReleases.later.drafts(running)) await records.createAll([draft])
  await aReceivedRequest(running)
  const start = everyRow.filter(({ path }) => !path.includes(':')).map(({ path }) => path)
  const opened = await crawl(start, (path) => admin.agent.get(path).redirects(1))
  const stranger = agentOf(running, `lang=${locale}`)
  const before = pagesOf([
    ['sign-in', await stranger.get(staffUrl('signIn'))],
    ['refused sign-in', await stranger.post(staffUrl('signIn')).type('form').send({ email: 'x' })],
    ['unknown page', await admin.agent.get('/staff/requests/OND-0000-0000')],
    [
      'search',
      await admin.agent.post(staffUrl('requestSearch')).type('form').send({ find: 'Tremblay' }),
    ],
    ['empty notice', await admin.agent.post(staffUrl('notices')).type('form').send({})],
    ['empty incident', await admin.agent.post(staffUrl('incidentNew')).type('form').send({})],
  ])
  return new Map([...opened, ...before])
}

const emailPages = async (locale: Locale) => {
  running.services.start()
  const home = urlFor('home', locale)
  const path = urlFor('careers', locale)
  await post(home, aContactForm({ message: 'Bonjour' }))
  await post(home, aContactForm({ website: 'http://spam.example' }))
  await sendApplication(running, { path })
  await signedIn(running, { roles: staffRoles, locale })
  await post(home, aContactForm())
  await sendApplication(running, { path })
  running.clock.pass(day)
  const list = async () =>
    (await running.services.records.list(emailCollection, { limit: 100 })).records.map(readEmail)
  await eventually(async () =>
    expect((await list()).map(({ kind }) => kind)).toContain('contactSuspected'),
  )
  return new Map(
    (await list()).map(({ kind, email }) => [`${kind} ${email.messageId}`, email.html]),
  )
}

/** Crawls of each area, with a number of pages that a working crawl exceeds. */
const areas = [
  [publicPages, 30],
  [staffPages, 40],
  [emailPages, 5],
] as const

const everyPageAndEmail = async (): Promise<ReadonlyMap<string, string>> => {
  const all = new Map<string, string>()
  for (const locale of locales) {
    for (const [pagesIn, least] of areas) {
      running = await appForTests({ env: { GTM_ID: 'GTM-TEST01' } })
      const pages = await pagesIn(locale)
      await running.end()
      expect(pages.size).toBeGreaterThan(least)
      for (const [name, html] of pages) all.set(`${locale} ${name}`, html)
    }
  }
  return all
}

describeWithJava('Nu HTML Checker', () => {
  test('finds no error in pages, staff pages and emails of both languages, and names a page with an error', async () => {
    const all = await everyPageAndEmail()
    const wrong = '<!DOCTYPE html><html lang="en"><title>A</title><p><ul></ul></p></html>'
    // One process checks everything, because starting Java takes longer than a hundred pages.
    expect(await nuErrors(new Map([...all, ['a page', wrong]]))).toEqual([
      expect.stringContaining('a page: No “p” element in scope'),
    ])
  })
})
