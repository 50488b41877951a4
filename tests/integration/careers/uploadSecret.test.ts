import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aCv, postSigned, signUpload } from '../../support/careers/applicationForms.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const oldSecret = 'the old secret of these tests, long enough'
const newSecret = 'the new secret of these tests, long enough'

let running: TestApp | undefined
let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(async () => {
  await running?.end()
  running = undefined
  folder.remove()
})

/** Restarts the site with other secrets and the same data. */
const start = async (env: Readonly<Record<string, string>>): Promise<TestApp> => {
  await running?.end()
  running = await appForTests({ env: { DATA_DIR: folder.path, ...env } })
  return running
}

const sign = (site: TestApp) =>
  signUpload(site, { filePath: 'CV.pdf', contentType: '', size: String(aCv.content.length) })

const statusOf = async (site: TestApp, signed: Awaited<ReturnType<typeof sign>>) =>
  (await postSigned(site, signed, aCv.content)).status

test('UPLOAD_SECRET › accepts uploads signed by the secret of DATA_DIR that it replaced', async () => {
  const signed = await sign(await start({}))
  const stored = readFileSync(join(folder.path, 'upload-secret'), 'utf8').trim()
  const changed = await start({ UPLOAD_SECRET: oldSecret, UPLOAD_SECRET_PREVIOUS: stored })
  expect(await statusOf(changed, signed)).toBe(201)
})

test('UPLOAD_SECRET › refuses uploads signed by the previous secret once it is unset', async () => {
  const before = await start({ UPLOAD_SECRET: oldSecret })
  const [first, second] = [await sign(before), await sign(before)]
  const changed = await start({ UPLOAD_SECRET: newSecret, UPLOAD_SECRET_PREVIOUS: oldSecret })
  expect(await statusOf(changed, first)).toBe(201)
  const after = await start({ UPLOAD_SECRET: newSecret })
  expect(await statusOf(after, second)).toBe(403)
})
