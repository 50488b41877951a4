import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import {
  type ApplicationPage,
  applicationPath,
  chooseFiles,
  fileBecomes,
  fillApplication,
  formBecomes,
  holdUpload,
} from '../../support/careers/applicationPage.js'
import { applicationVisits, sendAndReceive } from '../../support/careers/applicationVisits.js'
import { aPdf } from '../../support/careers/someFiles.js'
import { takesFocus } from '../../support/contact/contactPage.js'
import { type CuttableLine, startCuttableLine } from '../../support/servers/cuttableLine.js'
import { eventually } from '../../support/site/eventually.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

let line: CuttableLine
const tests = applicationVisits(
  async () => ({ CAREERS_MAX_FILE_MB: '10' }),
  async (origin) => {
    line = await startCuttableLine(origin)
    return line.origin
  },
)
const folder = temporaryFolder()
afterAll(async () => {
  await line?.stop()
  folder.remove()
})

const chunk = 2_000_000
const portfolio = {
  name: 'Portfolio.pdf',
  content: Buffer.concat([aPdf(), Buffer.alloc(3.1 * chunk - aPdf().length, 'Portfolio ')]),
}
const cv = { name: 'CV.pdf', content: aPdf('CV'), type: 'application/pdf' }

/** Writes the file to disk: the page recognizes a file by its date, which varies for files from memory. */
const onDisk = ({ name, content }: { readonly name: string; readonly content: Buffer }): string => {
  const path = join(folder.path, name)
  writeFileSync(path, content)
  return path
}

const countPosts = (page: Page): (() => number) => {
  let posts = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/upload/files')) posts += 1
  })
  return () => posts
}

/** Intercepts upload posts from this number on; by default they are never answered. */
const interceptFrom = async (
  page: Page,
  first: number,
  spoil: Parameters<Page['route']>[1] = holdUpload,
): Promise<void> => {
  let posts = 0
  await page.route('**/upload/files', (route, request) => {
    posts += 1
    return posts < first ? route.continue() : spoil(route, request)
  })
}

const hydrateAgain = async (form: ApplicationPage): Promise<void> => {
  await form.place.scrollIntoViewIfNeeded()
  await formBecomes(form, 'hydrated')
}

test('chunked upload › resends only the third chunk when the connection is lost in the middle of it', async () => {
  const form = await tests.arrive()
  tests.expectErrors(/ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE/)
  await fillApplication(form)
  const posts = countPosts(form.page)
  const before = line.sent()
  const cut = line.cutAfter(2.5 * chunk)
  const failed = form.page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/upload/files'),
  )
  await form.files.setInputFiles(onDisk(portfolio))
  await cut
  await failed
  line.mend()
  await fileBecomes(form, portfolio.name, 'success')
  // Bytes sent: the file, the lost part of a chunk and the overhead of requests.
  const spent = line.sent() - before
  expect(spent).toBeGreaterThan(portfolio.content.length + 0.4 * chunk)
  expect(spent).toBeLessThan(portfolio.content.length + 0.6 * chunk)
  expect(posts()).toBe(5)
  const files = await tests.hrReceives(await sendAndReceive(form))
  expect(files.map(({ name }) => name)).toEqual([portfolio.name])
  expect(files[0]?.content.equals(portfolio.content)).toBe(true)
})

test('chunked upload › resumes after the connection is lost while the page is frozen', async () => {
  const form = await tests.arrive('fr', { alone: true })
  // A retry is answered 403 if the interrupted post already used the signature.
  tests.expectErrors(
    /ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|ERR_NETWORK_IO_SUSPENDED|\b403\b/,
  )
  const { page } = form
  const posts = countPosts(page)
  await interceptFrom(page, 3)
  await form.files.setInputFiles(onDisk(portfolio))
  await eventually(() => expect(posts()).toBe(3))
  const phone = await page.context().newCDPSession(page)
  await phone.send('Page.setWebLifecycleState', { state: 'frozen' })
  line.cut()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  line.mend()
  await phone.send('Page.setWebLifecycleState', { state: 'active' })
  await fileBecomes(form, portfolio.name, 'uploading')
  // Without progress, the page retries after 30 s even if the browser reports no connection error.
  await page.clock.runFor(31_000)
  await page.clock.runFor(2000)
  await fileBecomes(form, portfolio.name, 'success')
  // Advancing the clock by 31 s can abort a retry that has already begun; the page then sends a sixth post.
  expect([5, 6]).toContain(posts())
})

test('chunked upload › after a reload, requires the same file again and sends only its missing chunks', async () => {
  const form = await tests.arrive()
  const { page } = form
  const path = onDisk(portfolio)
  await chooseFiles(form, cv)
  await fileBecomes(form, cv.name, 'success')
  const before = countPosts(page)
  await interceptFrom(page, 3)
  await form.files.setInputFiles(path)
  await eventually(() => expect(before()).toBe(3))

  await page.reload()
  // Ends the interception only after the reload; otherwise the page could complete the upload before it.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await hydrateAgain(form)
  await fileBecomes(form, cv.name, 'success')
  await fileBecomes(form, portfolio.name, 'error')
  const interrupted = form.t('applications:upload.errors.interrupted')
  expect(await form.row(portfolio.name).textContent()).toContain(interrupted)
  expect(await form.filesStatus.textContent()).toBe(`${portfolio.name}. ${interrupted}`)

  await page.clock.fastForward('01:00')
  await fillApplication(form)
  await form.send.click()
  await form.form.getByText(form.t('applications:upload.sending.refused')).waitFor()

  const asked = page.waitForEvent('filechooser')
  await form.chooseAgain(portfolio.name).click()
  const after = countPosts(page)
  await (await asked).setFiles(path)
  await takesFocus(form.row(portfolio.name).getByRole('button').last())
  await fileBecomes(form, portfolio.name, 'success')
  expect(after()).toBe(2)
  expect(await form.form.locator('.file').count()).toBe(2)

  const files = await tests.hrReceives(await sendAndReceive(form))
  expect(files.map(({ name }) => name)).toEqual([cv.name, portfolio.name])
  expect(files[1]?.content.equals(portfolio.content)).toBe(true)
  expect(await page.evaluate(() => sessionStorage.getItem('uploads'))).toBeNull()
})

test('chunked upload › discards its stored progress after one hour', async () => {
  const form = await tests.arrive()
  const { page } = form
  await chooseFiles(form, cv)
  await fileBecomes(form, cv.name, 'success')
  await page.evaluate(() => {
    const { files } = JSON.parse(sessionStorage.getItem('uploads') ?? '{}')
    const at = Date.now() - 3_601_000
    addEventListener('pagehide', () => {
      sessionStorage.setItem('uploads', JSON.stringify({ at, files }))
    })
  })
  await page.goto(applicationPath('fr'))
  await hydrateAgain(form)
  expect(await form.form.locator('.file').count()).toBe(0)
})

test('chunked upload › fails after four attempts for one chunk and resumes at that chunk when retried', async () => {
  const form = await tests.arrive()
  tests.expectErrors(/\b500\b/)
  const { page } = form
  const posts = countPosts(page)
  await interceptFrom(page, 3, (route) => route.fulfill({ status: 500, body: 'no' }))
  await form.files.setInputFiles(onDisk(portfolio))
  for (const tries of [3, 4, 5, 6]) {
    await eventually(() => expect(posts()).toBe(tries))
    await page.clock.runFor(6000)
  }
  await fileBecomes(form, portfolio.name, 'error')
  const code = form.t('applications:upload.errors.status', { statusCode: 500 })
  expect(await form.row(portfolio.name).textContent()).toContain(code)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await form.retry(portfolio.name).click()
  await fileBecomes(form, portfolio.name, 'success')
  // Two posts succeeded, four failed, and two sent the missing chunks.
  expect(posts()).toBe(8)
})
