import { chooseFiles, fileBecomes, fillApplication } from '../../support/careers/applicationPage.js'
import { applicationVisits, sendAndReceive } from '../../support/careers/applicationVisits.js'
import { aPdf } from '../../support/careers/someFiles.js'
import { describeWithS3, type S3Server, startS3Server } from '../../support/servers/s3Server.js'

describeWithS3('with a store of somebody else’s', () => {
  let store: S3Server
  afterAll(() => store?.stop())

  const tests = applicationVisits(async () => {
    store = await startS3Server()
    const { bucket, region, endpoint = '', keys, encryption } = await store.bucket()
    return {
      S3_BUCKET: bucket,
      AWS_REGION: region,
      S3_ENDPOINT: endpoint,
      S3_ENCRYPTION: encryption,
      AWS_ACCESS_KEY_ID: keys?.id ?? '',
      AWS_SECRET_ACCESS_KEY: keys?.secret ?? '',
      UPLOAD_SECRET: 'the secret of these tests, long enough',
    }
  })

  test('a browser posts its files there itself, without a cookie, and HR opens them here', async () => {
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
