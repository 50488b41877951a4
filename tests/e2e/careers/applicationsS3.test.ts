import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  chooseFiles,
  fileBecomes,
  fillApplication,
  holdUpload,
} from '../../support/careers/applicationPage.js'
import { applicationVisits, sendAndReceive } from '../../support/careers/applicationVisits.js'
import { aPdf } from '../../support/careers/someFiles.js'
import {
  describeWithS3,
  type S3Server,
  s3Variables,
  startS3Server,
} from '../../support/servers/s3Server.js'
import { eventually } from '../../support/site/eventually.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

describeWithS3('application files in an external S3 store', () => {
  let store: S3Server
  afterAll(() => store?.stop())

  const tests = applicationVisits(async () => {
    store = await startS3Server()
    return { ...s3Variables(await store.bucket()), CAREERS_MAX_FILE_MB: '10' }
  })

  test('are uploaded in chunks, and only missing chunks are sent after a reload', async () => {
    const form = await tests.arrive()
    tests.expectErrors(/is another site/)
    const { page } = form
    const folder = temporaryFolder()
    const content = Buffer.concat([aPdf('S3'), Buffer.alloc(5_000_000, 'S3 ')])
    const path = join(folder.path, 'Portfolio.pdf')
    writeFileSync(path, content)
    let posts = 0
    const isPost = ({ origin }: URL) => origin !== new URL(page.url()).origin
    await page.route(isPost, (route) => {
      posts += 1
      return posts < 2 ? route.continue() : holdUpload()
    })
    await form.files.setInputFiles(path)
    await eventually(() => expect(posts).toBe(2))
    await page.reload()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await form.place.scrollIntoViewIfNeeded()
    await fileBecomes(form, 'Portfolio.pdf', 'error')
    let after = 0
    page.on('request', (request) => {
      if (isPost(new URL(request.url()))) after += 1
    })
    await form.files.setInputFiles(path)
    await fileBecomes(form, 'Portfolio.pdf', 'success')
    expect(after).toBe(2)
    await page.clock.fastForward('01:00')
    await fillApplication(form)
    const [file] = await tests.hrReceives(await sendAndReceive(form))
    expect(file?.content.equals(content)).toBe(true)
    folder.remove()
  })

  test('are posted by the browser without a cookie and can be opened by HR', async () => {
    const form = await tests.arrive()
    tests.expectErrors(/is another site/)
    const posted = form.page.waitForRequest(
      (request) => request.method() === 'POST' && !request.url().includes('/upload/'),
    )
    await fillApplication(form)
    const cv = { name: 'CV.pdf', content: aPdf('S3'), type: 'application/pdf' }
    await chooseFiles(form, cv)
    await fileBecomes(form, cv.name, 'success')
    const headers = await (await posted).allHeaders()
    expect(headers['cookie']).toBeUndefined()
    const files = await tests.hrReceives(await sendAndReceive(form))
    expect(files).toEqual([{ name: cv.name, content: cv.content }])
  })
})
